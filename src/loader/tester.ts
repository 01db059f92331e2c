/**
 * Another channel on the real page, for testers only (DELIVERY-81): `?shop-elements=1-next` runs its loader in this one's place until
 * `?shop-elements=off`. On its own: nobody else fetches it.
 */
import { readCookie } from '../page/browser/cookies.ts'
import { messageOf, say } from '../page/browser/say.ts'
import { writeCookie } from '../page/browser/write-cookie.ts'
import { testedChannel } from '../page/configuration/tested-channel.ts'

/** Of the query, and of the cookie that keeps it for the session. */
const NAME = 'shop-elements'

/** Runs the loader of the chosen channel; `start` this one where there is none, or where it can't be had. Never rejects. */
export async function run(start: () => void): Promise<void> {
  const asked = new URLSearchParams(location.search).get(NAME)
  if (asked === 'off') writeCookie(NAME, '', '; Max-Age=0')
  const channel = asked === 'off' ? undefined : (asked ?? readCookie(NAME))
  const tested = testedChannel()
  // The loader of the channel comes here, too.
  if (!channel || tested.name) return start()
  const allowed = document.querySelector('script[preview-channels]')?.getAttribute('preview-channels') ?? ''
  if (!/^\w[\w.-]*$/.test(channel) || !allowed.split(/\s+/).includes(channel)) {
    if (asked) say('warn', `Channel ${asked} is not tested: the loader's tag does not name it in preview-channels.`)
    return start()
  }
  writeCookie(NAME, channel, '; SameSite=Lax')
  const address = import.meta.resolve(`../${channel}/shop-elements.js`)
  // It is the page's own already.
  if ([...document.scripts].some(({ src }) => src === address)) return start()
  tested.name = channel
  try {
    await import(address)
    say('warn', `Channel ${channel} is tested in this session. ?${NAME}=off ends it.`)
  } catch (error) {
    tested.name = undefined
    say('warn', `Channel ${channel} can't be loaded (${messageOf(error)}); the page's own version runs.`)
    start()
  }
}
