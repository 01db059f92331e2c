/** Code for an application or theme, besides the tags. */

/** The address of the fragment service. */
export const SERVICE = 'http://127.0.0.1:8082'
export const phpText = (text) => text.replace(/[\\']/g, '\\$&')

export const hasSettings = ({ settings = {} }) => Object.values(settings).some((list) => list.length > 0)

/** The set-up that an application needs before it knows the tags. */
export function setupOf(options, head) {
  const { include, release } = options
  const base = hasSettings(options) ? `'${SERVICE}'` : `$_SERVER['DOCUMENT_ROOT'] . '/shop-elements/${release}/'`
  switch (include) {
    case 'wordpress':
      return `<?php // functions.php
add_action('wp_head', function () {
    echo <<<'HTML'
${head}
HTML;
});

function shop_fragment(string $path): void
{
    @readfile(${base} . $path);
}
`
    case 'vue':
      return `// vite.config.js: Vue leaves these tags to the browser.
plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('shop-') } } })]
`
    case 'angular':
      return `// Angular leaves these tags to the browser.
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'

@Component({ selector: 'app-root', templateUrl: './app.html', schemas: [CUSTOM_ELEMENTS_SCHEMA] })
export class App {}
`
    case 'react':
      return `// Once, for the types of the tags in JSX. React 19 sets the attributes.
import type {} from 'shop-elements/jsx'
`
    default:
      return ''
  }
}

/** Opens the doctor on the page that is shown, as the address of a bookmark. */
export const bookmarklet = (base, release) =>
  `javascript:import(${JSON.stringify(`${base}${release}/doctor.js`)}).then(m=>m.doctor()).then(f=>alert(f.length?f.map(p=>p.code+": "+p.message+"\\n\u2192 "+p.remedy).join("\\n\\n"):"The doctor finds no problem on this page."),e=>alert("The doctor can't be loaded on this page; its policy may forbid it. "+e.message))`
