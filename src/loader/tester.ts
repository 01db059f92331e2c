/**
 * Another channel on the real page, for testers only (DELIVERY-81): `?shop-elements=1-next:<key>` runs its loader in this one's place
 * for an hour, or until `?shop-elements=off`. On its own: nobody else fetches it.
 */
import { replaceAddress, withoutParameters } from '../page/browser/address.ts'
import { readCookie } from '../page/browser/cookies.ts'
import { messageOf, say } from '../page/browser/say.ts'
import { writeCookie } from '../page/browser/write-cookie.ts'
import { isStaff, testedChannel } from '../page/configuration/staff.ts'

/** The name in the query, and of the cookie that keeps it. */
const NAME = 'shop-elements'
const HOUR_S = 3600

/** Runs the loader of the chosen channel; `start` this one where there is none, or where it can't be had. Never rejects. */
export async function run(start: () => void): Promise<void> {
  const tested = testedChannel()
  // The loader of the channel comes here, too.
  const channel = tested.name ? undefined : await chosenChannel().catch(() => undefined)
  const address = import.meta.resolve(`../${channel}/shop-elements.js`)
  // It may be the page's own.
  if (!channel || [...document.scripts].some(({ src }) => src === address)) return start()
  tested.name = channel
  try {
    await import(address)
    say('warn', `Channel ${channel} is tested in this browser, for an hour at most. ?${NAME}=off ends it.`)
    showNote(channel)
  } catch (error) {
    tested.name = undefined
    say('warn', `Channel ${channel} can't be loaded (${messageOf(error)}); the page's own version runs.`)
    start()
  }
}

/** The channel of the address or of the cookie, if this visitor may test it. */
async function chosenChannel(): Promise<string | undefined> {
  const asked = new URLSearchParams(location.search).get(NAME)
  if (asked === 'off') return keep('', 0)
  const chosen = asked ?? readCookie(NAME) ?? ''
  const [channel = '', key = ''] = chosen.split(':')
  const problem = await problemOf(channel, key)
  if (!problem) {
    // Not with each page, or it would never end (DELIVERY-83).
    if (asked) keep(chosen, HOUR_S)
    return channel
  }
  // Nothing of the address: a stranger may have written it.
  if (asked) say('warn', `The channel of the address is not tested: ${problem}.`)
  return undefined
}

/** Whoever follows a stranger's link gets the page's own version: a tester has the key, or is one of the staff (DELIVERY-83). */
async function problemOf(channel: string, key: string): Promise<string | undefined> {
  const tag = document.querySelector('script[preview-channels]')
  const allowed = tag?.getAttribute('preview-channels')?.split(/\s+/) ?? []
  if (!/^\w[\w.-]*$/.test(channel) || !allowed.includes(channel))
    return "the loader's tag does not name it in preview-channels"
  if (isStaff()) return undefined
  // The page shows the hash to everybody: of a shorter key it could be guessed. It becomes part of a cookie.
  if (!/^[\w-]{16,}$/.test(key)) return 'it takes the staff’s cookie, or a key of 16 letters or more'
  if (!isSecureContext) return 'a key takes HTTPS'
  return (await hashOf(key)) === tag?.getAttribute('preview-key')?.toLowerCase() ? undefined : 'the key is another one'
}

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Keeps what was chosen for so many seconds, and takes it out of the address: a reload begins no new hour, and nobody shares the key. */
function keep(chosen: string, seconds: number): undefined {
  writeCookie(NAME, chosen, `; Max-Age=${seconds}; SameSite=Lax`)
  replaceAddress(withoutParameters(location.href, [NAME]))
}

/** Nobody takes the version for that of all visitors (DELIVERY-83). Styled by script, which no policy forbids. */
function showNote(channel: string): void {
  const note = document.createElement('aside')
  const end = document.createElement('button')
  note.lang = 'en'
  note.ariaLabel = 'Test'
  note.style.cssText =
    'all:initial;position:fixed;z-index:2147483647;bottom:8px;left:8px;padding:4px 8px;background:#000;color:#fff;font:14px/1.5 sans-serif'
  end.style.cssText = 'color:#000;background:#fff;border:0;padding:0 8px;font:inherit;cursor:pointer'
  end.type = 'button'
  end.textContent = 'End the test'
  end.addEventListener('click', () => {
    keep('', 0)
    location.reload()
  })
  note.append(`Channel ${channel} is tested here. `, end)
  // The page may not have been parsed so far.
  ;(document.body ?? document.documentElement).append(note)
}
