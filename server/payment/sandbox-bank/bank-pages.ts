/**
 * Serves the bank's 3-D Secure pages, mounted at /sandbox-bank. They work without JavaScript and in a sandboxed frame.
 */
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { withoutSeparators } from '#contract/rules.ts'
import { moneyText } from '#server/text/money.ts'
import { instantText } from '#server/text/written-date.ts'
import type { Log } from '#server/runtime/log.ts'
import { browserLanguage } from '#server/http/browser-language.ts'
import { sendPage } from '#server/http/html-page.ts'
import { postedForm } from '#server/http/posted-form.ts'
import { onPageError, type PageContext, type PageVariables } from '#server/payment/page-errors.ts'
import { changePayment, enterCode, readPayment, type BankPayment } from '#server/payment/sandbox-bank/bank-book.ts'
import { bankTexts } from '#server/payment/sandbox-bank/bank-texts.ts'
import type { SandboxBankOptions } from '#server/payment/sandbox-bank/sandbox-bank.ts'
import { smsCode } from '#server/payment/sandbox-bank/test-cards.ts'

const style = `
.card{background:var(--paper);border:1px solid var(--line);border-radius:20px;padding:20px}
.bank{display:flex;justify-content:space-between;align-items:center;margin-block-end:16px;font-weight:700}
.bank small{font-weight:600;color:var(--soft)}
h1{font-size:20px;line-height:1.25;margin:0 0 12px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 16px;padding-block:12px;border-block:1px solid var(--line)}
dt{color:var(--soft)}dd{margin:0;text-align:end;font-weight:600}
label{display:block;font-weight:600;margin-block-end:4px}
input{inline-size:100%;min-block-size:48px;padding:10px 14px;border:1px solid var(--soft);border-radius:12px;background:var(--paper);color:var(--ink);font:600 20px/1.2 ui-monospace,monospace;letter-spacing:.3em}
.hint{color:var(--soft);font-size:14px;margin:8px 0 16px}
.wrong{color:#c4292f;font-weight:600;margin:8px 0 0}
@media (prefers-color-scheme:dark){.wrong{color:#ff8f8f}}
.actions{display:grid;gap:12px}
.quiet{background:transparent;color:var(--act)}
`
const submitAtOnce = `document.forms[0].submit()`

type Language = { language: string }
const head = ({ language }: Language) => {
  const texts = bankTexts(language)
  return html`<div class="bank"><span>${texts.bank}</span><small>3D Secure</small></div>`
}

/** Shows the form for the SMS code. The approve button is the form's first button, so the Enter key presses it. */
function codePage(c: Context, payment: BankPayment, { publicOrigin }: SandboxBankOptions, wrong: boolean) {
  const texts = bankTexts(payment.language)
  const body = html`<section class="card">
    ${head(payment)}
    <h1>${texts.title}</h1>
    <dl>
      <dt>${texts.merchant}</dt>
      <dd>${payment.merchant}</dd>
      <dt>${texts.amount}</dt>
      <dd>${moneyText(payment.amount)}</dd>
      <dt>${texts.date}</dt>
      <dd>${instantText(payment.createdAt, payment.language)}</dd>
    </dl>
    <form method="post">
      <p>${texts.intro}</p>
      <label for="code">${texts.code}</label>
      <input
        id="code"
        name="code"
        inputmode="numeric"
        autocomplete="one-time-code"
        pattern=" *([0-9]( |-)*){6}"
        required
        aria-describedby="hint${wrong ? ' wrong' : ''}"
        ${wrong ? html` aria-invalid="true"` : ''}
      />
      ${wrong ? html`<p class="wrong" id="wrong" role="alert">${texts.wrong}</p>` : ''}
      <p class="hint" id="hint">${texts.hint}<strong>${smsCode}</strong></p>
      <div class="actions">
        <button name="action" value="approve">${texts.approve}</button>
        <button class="quiet" name="action" value="cancel" formnovalidate>${texts.cancel}</button>
      </div>
    </form>
  </section>`
  return sendPage(c, { language: payment.language, title: texts.title, style, body, framedBy: publicOrigin() })
}

/** Returns the traveller to the app by a form post, as banks do; without JavaScript, the traveller presses a button. */
function returnPage(c: Context, payment: BankPayment, { publicOrigin }: SandboxBankOptions) {
  const texts = bankTexts(payment.language)
  const { status } = payment
  const back = new URL(payment.returnUrl)
  const local = back.origin === publicOrigin()
  const title =
    status === 'processing'
      ? texts.processing
      : status === 'approved' || status === 'refunded'
        ? texts.done
        : texts.declined
  const body = html`<section class="card">
    ${head(payment)}
    <h1>${status === 'expired' ? texts.ended : title}</h1>
    <p>${texts.returning}</p>
    <form method="post" action="${local ? back.pathname : back.href}">
      <input type="hidden" name="reference" value="${payment.reference}" /><input
        type="hidden"
        name="token"
        value="${payment.returnToken}"
      />
      <button>${texts.back}</button>
    </form>
  </section>`
  return sendPage(c, {
    language: payment.language,
    title,
    style,
    body,
    script: submitAtOnce,
    ...(!local && { formAction: back.origin }),
    framedBy: publicOrigin(),
  })
}

/**
 * Creates the pages under `/pay/{token}/`: the form for the SMS code while the payment awaits a code, afterwards the
 * page that returns the traveller to the app. Travellers return even if the bank has not decided on the payment yet.
 */
export function createBankPages(options: SandboxBankOptions & { log: Log }): Hono<{ Variables: PageVariables }> {
  const app = new Hono<{ Variables: PageVariables }>()
  app.onError(onPageError(options.log, options.publicOrigin))
  const paths = ['/pay/:token/', '/pay/:token']

  const missing = (c: Context) => {
    const language = browserLanguage(c)
    const texts = bankTexts(language)
    const body = html`<section class="card">
      ${head({ language })}
      <h1>${texts.unknown}</h1>
      <p>${texts.unknownHint}</p>
      <p><a class="button" href="${options.publicOrigin()}/">${texts.back}</a></p>
    </section>`
    return sendPage(c, { language, title: texts.unknown, style, body }, 404)
  }
  const show = (c: Context, payment: BankPayment | undefined, wrong: boolean) => {
    if (!payment || payment.returnUrl === '') return missing(c)
    return payment.status === 'awaiting' ? codePage(c, payment, options, wrong) : returnPage(c, payment, options)
  }

  /** Returns the token of the URL if it is well-formed, otherwise ''. So no malformed token reaches the database. */
  const tokenOf = (c: PageContext) => /^[\w-]{43}$/.exec(c.req.param('token') ?? '')?.[0] ?? ''

  app.on('GET', paths, async (c) => show(c, await readPayment(options, { pageToken: tokenOf(c) }), false))

  app.on('POST', paths, bodyLimit({ maxSize: 4096 }), async (c) => {
    const form = await postedForm(c)
    const code = typeof form['code'] === 'string' ? withoutSeparators(form['code']) : ''
    const cancelled = form['action'] === 'cancel'
    const payment = await changePayment(options, { pageToken: tokenOf(c) }, (current, now) => {
      if (cancelled) return current.status === 'awaiting' ? { status: 'declined' } : {}
      return enterCode(current, code === smsCode, now)
    })
    return show(c, payment, payment?.status === 'awaiting')
  })
  return app
}
