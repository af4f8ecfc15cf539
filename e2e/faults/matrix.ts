/**
 * Contains the fault matrix as data: for each step in the use of the app, such as a search, and each fault, such as no
 * network, the state in which the step ends for the traveller. `tests/faults/` tests the steps that loaders, actions
 * and the gateway decide; `e2e/clock/faults.spec.ts` tests those that need a browser. `docs/fault-matrix.md` is
 * generated from this file.
 */

export const faults = {
  offline: 'no network at all',
  '2g': 'slow answers, as on 2G',
  lossy: '30 % of requests or answers lost',
  cut: 'answers cut off in the middle, after the gateway did its work',
  '5xx': 'a burst of 503',
  limited: 'too many requests',
  malformed: 'malformed JSON',
  schema: 'JSON of another shape',
  portal: 'a captive portal’s page in place of answers',
  'slow-3ds': 'a bank that takes its time',
  clock: 'the device’s clock a day behind',
} as const
export type Fault = keyof typeof faults

/**
 * A step in the use of the app, such as sending the payment. It lists the states in which the step may end, and the
 * state in which the step ends under each fault.
 */
export interface Step {
  title: string
  /**
   * How the step is tested under each fault: `purchase` in Node for every product, `account` in Node once, `browser` in
   * a browser once.
   */
  run: 'purchase' | 'account' | 'browser'
  /**
   * The states in which the step may end. The keys are their names, and the values say what the traveller then sees.
   */
  sees: Record<string, string>
  /** For each fault, the name of the state (a key of `sees`) in which this step ends under the fault. */
  cells: Record<Fault, string>
  /** What must be true under every fault: which data is not lost, and which actions are not repeated. */
  keeps: string
}

/**
 * Returns for each fault the name of the state in which a step ends. `others` gives the state for some of the faults.
 * Of the remaining faults, slow responses, a slow bank and a wrong clock have the state `works`; the rest have the
 * state that the argument `failed` names.
 */
function cells(failed: string, others: Partial<Record<Fault, string>> = {}): Record<Fault, string> {
  const lost = { offline: failed, lossy: failed, cut: failed, '5xx': failed, limited: failed }
  const wrong = { malformed: failed, schema: failed, portal: failed }
  return { ...lost, ...wrong, '2g': 'works', 'slow-3ds': 'works', clock: 'works', ...others }
}

const works = 'As always.'

export const steps = {
  boot: {
    title: 'Start of the app on a repeat visit',
    run: 'browser',
    sees: { works: 'The home screen, from what the device keeps; a quiet line when there is no network.' },
    cells: cells('works'),
    keeps: 'Sign-in, settings, drafts and tickets stay on the device.',
  },
  search: {
    title: 'Search from home',
    run: 'purchase',
    sees: {
      works,
      unreachable: 'The form as typed, and that no answer came.',
      failed: 'The form as typed, and that something went wrong.',
      busy: 'The form as typed, and to wait a little.',
      'day-over': 'The form as typed; the day that is over is refused.',
    },
    cells: cells('unreachable', {
      '5xx': 'failed',
      limited: 'busy',
      malformed: 'failed',
      schema: 'failed',
      clock: 'day-over',
    }),
    keeps: 'What was typed is kept on the device and searched at the next try.',
  },
  results: {
    title: 'Results of a search seen before',
    run: 'purchase',
    sees: {
      works,
      kept: 'That there is no connection: the last results with their age, that choosing needs a connection, and a button that tries again.',
      stale: 'That fresh ones can’t be had now: the last results with their age, and a button that tries again.',
    },
    cells: cells('kept', { '5xx': 'stale', limited: 'stale', malformed: 'stale', schema: 'stale' }),
    keeps: 'Filters and ordering are in the address; the results come anew with the network.',
  },
  select: {
    title: 'Choosing a flight or a seat',
    run: 'purchase',
    sees: { works, alert: '“Bir sorun oluştu lütfen tekrar deneyin”, then back to the search.' },
    cells: cells('alert'),
    keeps: 'What was chosen is held once, however often the choice is sent.',
  },
  'payment-start': {
    title: 'Sending the payment',
    run: 'purchase',
    sees: {
      works,
      asks: '“Bir sorun oluştu lütfen tekrar deneyin”. Then it is asked what became of the payment: one that is under way is led to, else back to the results.',
    },
    cells: cells('asks'),
    keeps:
      'Money is taken once, whether the same form is sent again or the page is opened anew; what was typed is there again.',
  },
  'payment-return': {
    title: 'Coming back from the bank',
    run: 'purchase',
    sees: {
      works: 'The ticket.',
      unknown: 'That the outcome could not be learnt, not to pay again, and a button that asks.',
      confirming: 'That the bank is still deciding and not to pay again; it turns into the ticket by itself.',
    },
    cells: cells('unknown', { 'slow-3ds': 'confirming' }),
    keeps: 'One charge and one ticket; the draft goes only once the outcome is known.',
  },
  ticket: {
    title: 'Opening a ticket',
    run: 'purchase',
    sees: {
      works,
      kept: 'That there is no connection: the ticket as kept on the device, with its age, its code to be scanned and a button that tries again.',
      stale: 'That fresh data can’t be had now: the same ticket, and a button that tries again.',
    },
    cells: cells('kept', { '5xx': 'stale', limited: 'stale', malformed: 'stale', schema: 'stale' }),
    keeps: 'The copy on the device is never replaced by less.',
  },
  pnr: {
    title: 'Looking a booking up by PNR',
    run: 'purchase',
    sees: {
      works,
      unreachable: 'The notice, and that no answer came; PNR and surname stay typed.',
      notice: 'The notice; PNR and surname stay typed.',
    },
    cells: cells('unreachable', { '5xx': 'notice', limited: 'notice', malformed: 'notice', schema: 'notice' }),
    keeps: 'What was typed; tickets of this device are listed all the same.',
  },
  'sign-in': {
    title: 'Signing in',
    run: 'account',
    sees: {
      works,
      unreachable: 'That no answer came; the user name stays typed, the password never comes back.',
      refused: 'The server’s words or “Bir hata oluştu”; the user name stays typed.',
    },
    cells: cells('unreachable', { '5xx': 'refused', limited: 'refused', malformed: 'refused', schema: 'refused' }),
    keeps: 'Nobody is half signed in: the token is kept with the answer or not at all.',
  },
  'profile-save': {
    title: 'Saving the profile',
    run: 'account',
    sees: { works, failed: '“Bilgileriniz güncellenirken bir hata oluştu.”, with everything as typed.' },
    cells: cells('failed'),
    keeps: 'What was typed; saving again writes the same profile once.',
  },
  'log-flush': {
    title: 'Sending the usage log',
    run: 'account',
    sees: { works: 'Nothing.', queued: 'Nothing: the entries wait on the device for the next interval.' },
    cells: cells('queued', { malformed: 'works', schema: 'works' }),
    keeps: 'Every entry is stored by the gateway exactly once.',
  },
  language: {
    title: 'Changing the language',
    run: 'account',
    sees: {
      works: 'The offer to restart, now or later.',
      'needs-network': 'That the new language needs a connection; the choice stays and the app goes on in the old one.',
    },
    cells: cells('needs-network'),
    keeps: 'Settings are kept whole or not at all, so that the next start has its texts.',
  },
  update: {
    title: 'Looking for a new version',
    run: 'browser',
    sees: { works: 'The app goes on as it is; the new version is offered once it is here whole.' },
    cells: cells('works'),
    keeps: 'No reload that was not asked for, none during a payment, one when it is let in.',
  },
} as const satisfies Record<string, Step>
export type StepName = keyof typeof steps

/** Returns the name of the state in which the step `step` ends under `fault`; it is a key of the step's `sees`. */
export const stateOf = (step: StepName, fault: Fault): string => {
  const byFault: Record<Fault, string> = steps[step].cells
  return byFault[fault]
}
