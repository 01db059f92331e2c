/** The types of an attribute table, and of the props that result from one. */

interface Declared<Value> {
  default: Value
  /** A second name of the attribute, read when the first is absent. */
  alias?: string
}
export interface TextAttribute extends Declared<string> {
  kind: 'text'
  /** Becomes a link: http(s) or relative, else the default is used (CONFIG-39). */
  isUrl?: true
}
export interface BooleanAttribute extends Declared<boolean> {
  kind: 'boolean'
}
export interface ChoiceAttribute extends Declared<string> {
  kind: 'choice'
  of: readonly string[]
}
export interface JsonAttribute extends Declared<unknown> {
  kind: 'json'
  /** `undefined` when it is not valid. */
  parse(raw: unknown): { value: unknown } | undefined
}
export type Attribute = TextAttribute | BooleanAttribute | ChoiceAttribute | JsonAttribute

/** By attribute name, in kebab-case. */
export type AttributeTable = Readonly<Record<string, Attribute>>

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name

type ValueOf<A extends Attribute> = A extends { kind: 'boolean' }
  ? boolean
  : A extends { kind: 'choice'; of: readonly (infer Choice)[] }
    ? Choice
    : A extends { kind: 'json' }
      ? unknown
      : string

/** The strict props that come out of a table, in camelCase. */
export type PropsOf<Table extends AttributeTable> = {
  [Name in keyof Table & string as Camel<Name>]: ValueOf<Table[Name]>
}

/**
 * As templates of frameworks write them. A boolean that is on by default takes no `false`: frameworks leave the attribute out then, and it stays
 * on.
 */
export type WrittenAttributes<Table extends AttributeTable> = {
  [Name in keyof Table & string]?: Written<Table[Name]> | undefined
}

/** The same by names in camelCase. */
export type WrittenProps<Table extends AttributeTable> = {
  [Name in keyof Table & string as Camel<Name>]?: Written<Table[Name]> | undefined
}

type Written<A extends Attribute> = A extends { kind: 'boolean'; default: true }
  ? true | 'true' | 'false'
  : A extends { kind: 'boolean' }
    ? boolean | 'true' | 'false'
    : A extends { kind: 'choice'; of: readonly (infer Choice)[] }
      ? Choice
      : string

/** A text that is empty where it is not written. */
export const TEXT = { kind: 'text', default: '' } as const
/** A boolean that is off, or on, where it is not written. */
export const OFF = { kind: 'boolean', default: false } as const
export const ON = { kind: 'boolean', default: true } as const

export const toCamelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
