/**
 * The bodies of what our texts never ask of i18next, by class and method: no backend (it is given its texts), no detector,
 * no plugins, clones, nesting or formats, and none of its hints to developers. A first visit is 3 kB lighter for it.
 */
const BODIES = {
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

/** A rollup plugin; fails when a release of i18next no longer has what is emptied here. */
export const slimI18next = () => ({
  name: 'slim-i18next',
  transform(code, id) {
    if (!id.endsWith('/i18next/dist/esm/i18next.js')) return null
    const { body } = this.parse(code)
    const methodOf = (className, name) => {
      const found = body
        .find((node) => node.type === 'ClassDeclaration' && node.id.name === className)
        ?.body.body.find(({ key }) => key.name === name)
      return found ?? this.error(`i18next has no ${className}.${name} any more: see tools/slim-i18next.mjs.`)
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
