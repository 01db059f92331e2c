/** Sends the examples of the contract to the demo's services, which run in this page. */

let isMocked: Promise<void> | undefined

/** With the first example that is sent: the services are larger than the page. */
const mocked = (): Promise<void> => {
  isMocked ??= import('./mock.ts').then(({ mockServices }) => mockServices('login=LOGGED_IN&staff=on'))
  return isMocked
}

const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''

async function answerTo(form: HTMLFormElement): Promise<string> {
  await mocked()
  const { method = 'GET', path = '', body } = Object.fromEntries(new FormData(form)) as Record<string, string>
  const answer = await fetch(path, {
    method,
    headers: {
      'X-Hunter-Site': 'DE',
      'X-Long-Term-Token': cookie('longTermToken'),
      'X-CSRF-Token': cookie('csrfToken'),
      'X-LoginToken': cookie('LoginToken'),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
  })
  const text = await answer.text()
  const type = answer.headers.get('content-type') ?? ''
  const shown = type.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text
  return `${answer.status} ${type}\n\n${shown}`
}

for (const form of document.querySelectorAll<HTMLFormElement>('form.send')) {
  form.hidden = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const output = form.querySelector('output')
    if (output) output.textContent = await answerTo(form).catch(String)
  })
}
