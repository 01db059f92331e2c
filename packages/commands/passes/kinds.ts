/** The one list of what can happen to a fragment on its way (PASSES-2). */
export const KINDS = {
  NOTHING_CAME: 'Nothing of the fragment has come.',
  OTHER_RELEASE: 'The fragment is of another release than this package: nothing else is compared.',
  CUT: 'The fragment is cut off.',
  ESCAPED: 'The fragment is escaped: its tags show as text.',
  UNWRAPPED:
    'The template of the shadow root is gone: texts and links stand in the page without styles, and are shown twice later.',
  TWICE: 'The fragment is there twice: each shows all, and asks the services.',
  STYLE_ALTERED: 'The style sheet is altered.',
  ELEMENTS_MISSING: 'Elements are missing.',
  ELEMENTS_ADDED: 'Elements are added.',
  ATTRIBUTES_MISSING: 'Attributes are missing.',
  ATTRIBUTES_ALTERED: 'Attributes are altered or added.',
  TEXT_ALTERED: 'Texts are altered.',
  TEXT_REFORMATTED: 'White space beside texts: it may show until the first touch.',
} as const

export type Kind = keyof typeof KINDS

/** Kinds that are told and harm nobody. */
const NOTES: readonly Kind[] = ['TEXT_REFORMATTED']

export const isNote = (kind: Kind): boolean => NOTES.includes(kind)

export interface Change {
  kind: Kind
  /** Examples of what has changed: a rule, an element, an attribute, a text. */
  examples: string[]
  /** How many such changes. */
  count: number
}

/** Changes by kind, in the order of the list, with the first few of each. */
export class Changes {
  private readonly found = new Map<Kind, Change>()

  add(kind: Kind, example: string): void {
    const change = this.found.get(kind) ?? { kind, examples: [], count: 0 }
    change.count += 1
    const shown = example.length > MOST_SIGNS ? `${example.slice(0, MOST_SIGNS)}…` : example
    if (change.examples.length < MOST_EXAMPLES && !change.examples.includes(shown)) change.examples.push(shown)
    this.found.set(kind, change)
  }

  list(): Change[] {
    return (Object.keys(KINDS) as Kind[]).flatMap((kind) => this.found.get(kind) ?? [])
  }
}

const MOST_EXAMPLES = 20
const MOST_SIGNS = 160
