/** Facts of manifest.json. */
export interface PageManifest {
  version: string
  live: string
  /** By locale, the file of its texts. */
  texts: Readonly<Record<string, string>>
  files: Readonly<Record<string, { integrity: string }>>
  elements: Readonly<Record<string, { preload: readonly string[]; styleHash?: string }>>
  sites: Readonly<Record<string, { locales: readonly string[]; fragments: Readonly<Record<string, string>> }>>
}

/** The CDN from which pages get the release. */
export interface Cdn {
  /** The address of a folder: of a channel, `https://cdn.example/shop-elements/1/`, or of this version, which pins pages to its bytes. */
  address: string
  /** The manifest.json of this package. */
  manifest: PageManifest
}

/** The parts that a page needs. */
export interface Frame {
  /** The version of the release. */
  version: string
  /** For the head, before the scripts. */
  head: string
  header: string
  footer: string
  /** For the head, at its end. */
  scripts: string
  /** By directive, what a policy that has it must allow. */
  csp: Readonly<Record<string, readonly string[]>>
  /** The cookies whose visitors get another frame: a cache keeps no page for them. */
  vary: readonly string[]
}
