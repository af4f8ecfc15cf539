import fs from 'fs'
const d = JSON.parse(fs.readFileSync(process.argv[2]))
const len = {}
for (const f in d) for (const m in d[f].mods) len[m] = (len[m] ?? 0) + d[f].mods[m]
const fam = (r) => {
  const p = /^(flight|bus|transfer)\//.exec(r)?.[1]
  return p
    ? /\/search\//.test(r)
      ? 'results'
      : /\/payment\//.test(r)
        ? 'payment'
        : /\/booking\//.test(r)
          ? 'ticket'
          : 'pother'
    : (/^(home|auth|profile)/.exec(r)?.[1] ?? 'other')
}
const sig = {}
for (const l of fs.readFileSync(process.argv[2] + '.why', 'utf8').split('\n')) {
  const m = /^(\S+) (\S+) R=(\S*) Q=(.*)/.exec(l)
  if (!m || m[2] !== 'common') continue
  const s = [...new Set(m[3].split(',').map(fam))].sort().join('+')
  ;(sig[s] ??= []).push([m[1], len[m[1]] ?? 0, m[3].split(',').length])
}
for (const [s, a] of Object.entries(sig).sort(
  (x, y) => y[1].reduce((p, q) => p + q[1], 0) - x[1].reduce((p, q) => p + q[1], 0),
))
  console.log(
    s,
    a.reduce((p, q) => p + q[1], 0),
    a.length,
    '\n   ',
    a
      .sort((x, y) => y[1] - x[1])
      .slice(0, 12)
      .map((x) => x[0].replace('src/', '').replace(/node_modules/, 'nm') + ':' + x[1] + '/' + x[2])
      .join(' '),
  )
