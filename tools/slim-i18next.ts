import type { Plugin } from 'rollup'

/**
 * New bodies for methods of i18next that our texts never need, by class and method: for backends (texts are added directly),
 * detectors, plugins, clones, nesting, formats and hints to developers. This saves 3 kB of a first visit.
 */
const BODIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Logger: { log: '', warn: '', error: '', deprecate: '', once: '', forward: '', clone: '' },
  ResourceStore: {
    removeResourceBundle: '',
    addResources: '',
    removeNamespaces: '',
    deprecateDottedLng: '',
    toJSON: '',
  },
  Translator: { getUsedParamsDetails: '' },
  LanguageUtil: { deprecateBareCode: '' },
  Interpolator: { nest: 'return str' },
  Formatter: { constructor: '', add: '', addCached: '', format: 'return value' },
  Connector: {
    constructor: 'super()',
    queueLoad: '',
    loaded: '',
    read: '',
    prepareLoading: '',
    load: '',
    reload: '',
    noticeDevFallback: '',
    loadOne: '',
    saveMissing: '',
  },
  I18n: {
    loadResources: 'callback()',
    reloadResources: '',
    use: '',
    hydrate: '',
    loadNamespaces: '',
    loadLanguages: '',
    hasLoadedNamespace: '',
    dir: '',
    cloneInstance: '',
    toJSON: '',
  },
}

interface ClassNode {
  type: string
  id?: { name: string }
  body: { body: { key: { name?: string }; value: { body: { start: number; end: number } } }[] }
}

/** A rollup plugin; fails when an update of i18next no longer has one of these methods. */
export const slimI18next = (): Plugin => ({
  name: 'slim-i18next',
  transform(code, id) {
    if (!id.endsWith('/i18next/dist/esm/i18next.js')) return null
    const { body } = this.parse(code) as unknown as { body: ClassNode[] }
    const methodOf = (className: string, name: string) => {
      const found = body
        .find((node) => node.type === 'ClassDeclaration' && node.id?.name === className)
        ?.body.body.find(({ key }) => key.name === name)
      return found ?? this.error(`i18next no longer has ${className}.${name}: see tools/slim-i18next.ts.`)
    }
    const emptied = Object.entries(BODIES)
      .flatMap(([className, methods]) =>
        Object.entries(methods).map(([name, text]) => ({ ...methodOf(className, name).value.body, text })),
      )
      .sort((a, b) => b.start - a.start)
    return {
      code: emptied.reduce(
        (text, { start, end, text: body }) => `${text.slice(0, start)}{${body}}${text.slice(end)}`,
        code,
      ),
      map: null,
    }
  },
})
