/** Runs a production server for a measurement, with a temporary database, on a free port. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../scripts/free-port.ts'
import { createTemporaryFolder } from '../scripts/temporary-folder.ts'

export interface MeasuredServer {
  origin: string
  dataDir: string
  process: ChildProcess
  /** Milliseconds from the start of the process until it reports ready. */
  startMs: number
  stop(): Promise<void>
}

/** Starts `server/main.ts` and waits until it is ready: at most five minutes, for loaded machines. */
export async function startMeasured(dataDir = createTemporaryFolder('bench')): Promise<MeasuredServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn('node', ['server/main.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const until = Date.now() + 300_000
  for (;;) {
    const ready = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) break
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (Date.now() > until || hasEnded) {
      if (child.kill('SIGKILL')) await once(child, 'exit')
      throw new Error('the server did not become ready')
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    origin,
    dataDir,
    process: child,
    startMs: performance.now() - started,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}
