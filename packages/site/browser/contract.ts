/** Sends the examples of the contract to `npx shop-elements mock`, which runs in this page: nothing leaves it. */
import { readCookie } from '../../../src/page/browser/cookies.ts'

type Mock = ReturnType<typeof import('./contract-mock.ts').startMock>

let started: Promise<Mock> | undefined

/** With the first example that is sent: the mock is larger than the page. */
const mock = (): Promise<Mock> => {
  started ??= import('./contract-mock.ts').then(({ startMock }) => startMock())
  return started
}

const cookie = (name: string) => readCookie(name) ?? ''

async function answerTo(form: HTMLFormElement): Promise<string> {
  const handle = await mock()
  const { method = 'GET', path = '', body } = Object.fromEntries(new FormData(form)) as Record<string, string>
  const url = new URL(path, location.href)
  if (!path.startsWith('/') || url.origin !== location.origin) return 'Write a path that begins with a slash.'
  const headers = {
    'X-Hunter-Site': 'DE',
    'X-Long-Term-Token': cookie('longTermToken'),
    'X-CSRF-Token': cookie('csrfToken'),
    'X-LoginToken': cookie('LoginToken'),
    ...(body && { 'content-type': 'application/json' }),
  }
  const answer = await handle(new Request(url, { method, headers, ...(body && { body }) }))
  const text = await answer.text()
  const type = answer.headers.get('content-type') ?? ''
  return `${answer.status} ${type}\n\n${type.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text}`
}

for (const form of document.querySelectorAll<HTMLFormElement>('form.send')) {
  form.hidden = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const output = form.querySelector('output')
    if (output) output.textContent = await answerTo(form).catch(String)
  })
}
