/** Versions and channels: where each points, how to go back, and what was moved (DELIVERY-73). */

const shown = (target) =>
  target
    ? `${target.version}${target.canary ? ` (${target.canary.percent} %: ${target.canary.version})` : ''}`
    : '\u2013'

function addRow(body, cells) {
  const row = document.createElement('tr')
  for (const cell of cells) {
    const [name, text] = Array.isArray(cell) ? cell : ['td', cell]
    const element = document.createElement(name === 'code' ? 'td' : name)
    const inner = name === 'code' ? element.appendChild(document.createElement('code')) : element
    inner.textContent = text
    row.append(element)
  }
  body.append(row)
}

/** The version of the channel before its present one came to it for the first time: not what it was rolled back from. */
export function before(channel, version, history) {
  const moves = history.filter((move) => move.channel === channel)
  const first = moves.findLast(({ to }) => to.version === version)
  return first?.from?.version === version ? undefined : first?.from?.version
}

/** The version that a channel was moved to, and why if a watch has done it (DELIVERY-97). */
export const arrival = ({ to, reason }) => (reason ? `${shown(to)}, withdrawn: ${reason.text}` : shown(to))

/** The command to run, in a clone of the repository. `<store>` is the folder or bucket of the releases, which this page does not know. */
const commandOf = (channel, version, canary) =>
  canary
    ? `npm run release -- <store> --channel ${channel} --canary 0`
    : version && `npm run release -- <store> --channel ${channel} --to ${version}`

export function showHistory({ channels, canaries = {}, contact, history = [] }) {
  const part = document.querySelector('#history')
  part.querySelector('#contact').textContent = contact
    ? `Releases and goes back: ${contact}`
    : 'Who may write to the store of the releases may release and go back. The next release can name them: --contact "…".'
  for (const [channel, version] of Object.entries(channels)) {
    const canary = canaries[channel]
    const command = commandOf(channel, before(channel, version, history), canary)
    addRow(part.querySelector('#channels'), [
      ['th', channel],
      shown({ version, canary }),
      command ? ['code', command] : '\u2013',
    ])
  }
  for (const move of history)
    addRow(part.querySelector('#moves'), [
      move.at.slice(0, 16).replace('T', ' '),
      move.channel,
      shown(move.from),
      arrival(move),
    ])
}
