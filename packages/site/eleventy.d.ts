/** The parts of Eleventy that we use; it has no types. */
declare module '@11ty/eleventy' {
  import type MarkdownIt from 'markdown-it'

  interface Config {
    addExtension(ending: string, options: { key: string }): void
    addPlugin(plugin: unknown, options: object): void
    addGlobalData(name: string, data: unknown): void
    addPassthroughCopy(targets: Readonly<Record<string, string>>): void
    addTemplate(path: string, content: string, data: object): void
    amendLibrary(engine: 'md', change: (md: MarkdownIt) => void): void
    setTemplateFormats(endings: readonly string[]): void
    setUseGitIgnore(isUsed: boolean): void
  }
  export class Eleventy {
    constructor(input: string, output: string, options: { quietMode: boolean; config(config: Config): void })
    write(): Promise<void>
  }
}

declare module '@11ty/eleventy-plugin-syntaxhighlight' {
  const plugin: unknown
  export default plugin
}
