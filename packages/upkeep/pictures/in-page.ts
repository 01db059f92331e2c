/** Functions that run in the page that is taken. Nothing in here may use anything from outside its function: it is sent as text. */

interface InPage {
  /** Hides all of the body but one child. */
  isolate(selector: string): void
  /** Ends animations, hides the caret and words in other fonts, and waits for fonts and pictures. */
  settle(): Promise<void>
}

export interface PictureWindow extends Window {
  inPage: InPage
}

/** Runs before the scripts of each document. */
export function installInPage(css: string): void {
  const sheetOf = (text: string) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  }
  const adopt = (root: Document | ShadowRoot, sheet: CSSStyleSheet) => {
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  }
  /** The document and all shadow roots in it. */
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ]
  const isolation = new CSSStyleSheet()
  const steady = sheetOf('* { caret-color: transparent !important }')
  adopt(document, sheetOf(css))

  const loaded = async (image: HTMLImageElement) => {
    image.loading = 'eager'
    // One that fails shows its placeholder.
    await image.decode().catch(() => {})
  }

  const inPage: InPage = {
    isolate(selector) {
      isolation.replaceSync(`body > :not(${selector}) { display: none !important }`)
      adopt(document, isolation)
      window.scrollTo({ top: 0, behavior: 'instant' })
    },
    async settle() {
      const roots = rootsIn(document)
      for (const root of roots) {
        adopt(root, steady)
        for (const animation of root.getAnimations()) {
          const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
          if (isEndless) animation.cancel()
          else animation.finish()
        }
      }
      const images = roots.flatMap((root) => [...root.querySelectorAll('img')])
      await Promise.all(images.filter((image) => image.checkVisibility()).map(loaded))
      await document.fonts.ready
    },
  }
  Object.assign(window, { inPage })
}
