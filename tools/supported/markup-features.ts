/** What the markup needs, as paths of @mdn/browser-compat-data; the compiler does not know where HTML is written. */
export const MARKUP: ReadonlyMap<string, string> = new Map([
  ['html.elements.template.shadowrootmode', 'src/render/prerender.tsx'],
  ['html.global_attributes.popover', 'src/react/ui/overlay/Flyout.tsx'],
  ['html.global_attributes.inert', 'src/react/newsletter/SignUp.tsx'],
  ['html.elements.dialog', 'src/react/ui/overlay/Modal.tsx'],
  ['html.elements.img.loading', 'src/react/ui/product/Picture.tsx'],
  ['html.elements.img.fetchpriority', 'src/react/ui/product/Picture.tsx'],
  ['html.elements.link.rel.modulepreload', 'src/loader/fetch-ahead.ts'],
  ['javascript.operators.import', 'src/loader/loader.ts'],
  ['javascript.classes.private_class_fields', 'tsconfig.json'],
])
