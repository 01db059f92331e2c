import { jsx, jsxs, Fragment } from 'react/jsx-runtime';
import { prerender } from 'react-dom/static';
import { createInstance } from 'i18next';
import { atom, createStore, Provider, useAtomValue, useSetAtom, useStore } from 'jotai';
import { createContext, useContext, useMemo, Component, useSyncExternalStore, useState, useLayoutEffect, useEffect, createElement, lazy, useRef, Suspense } from 'react';
import r2wc from '@r2wc/core';
import { hydrateRoot, createRoot } from 'react-dom/client';
import { Store, Info, Coffee, MessageCircle, RotateCcw, PackageOpen, Truck, CreditCard, Globe, Check, Search, ShoppingBag, ChevronLeft, LockKeyhole, MapPin, UserRound } from 'lucide';
import * as v from 'valibot';
import ky, { TimeoutError } from 'ky';

/** The nine country sites and what is true of each (specification 1 §9, 2 §9). */
const SITES = ['DE', 'AT', 'CH', 'CH_FR', 'PL', 'CZ', 'HU', 'SK', 'TR'];
const LOCALES = ['de-DE', 'de-AT', 'de-CH', 'fr-CH', 'pl-PL', 'cs-CZ', 'hu-HU', 'sk-SK', 'tr-TR'];
/** Also what an unknown site code falls back to. */
const DEFAULT_SITE = 'DE';
const DEFAULT_LOCALE = 'de-DE';
const LOCALE_OF = {
    DE: 'de-DE',
    AT: 'de-AT',
    CH: 'de-CH',
    CH_FR: 'fr-CH',
    PL: 'pl-PL',
    CZ: 'cs-CZ',
    HU: 'hu-HU',
    SK: 'sk-SK',
    TR: 'tr-TR',
};
const localeOf = (site) => LOCALE_OF[site];
const isSite = (value) => SITES.includes(value);
/** A locale whose texts are spoken as another one's, but for the few it says itself. */
const FALLBACK_LOCALE = { 'de-AT': 'de-DE', 'de-CH': 'de-DE' };

function __variableDynamicImportRuntime0__(path) {
  switch (path) {
    case '../../locales/cs-CZ/footer.json': return import('./footer-DafndhOH.mjs');
    case '../../locales/cs-CZ/header.json': return import('./header-v1DI1zre.mjs');
    case '../../locales/cs-CZ/minicart.json': return import('./minicart-UbIGmSYG.mjs');
    case '../../locales/cs-CZ/newsletter.json': return import('./newsletter-C36C0UsS.mjs');
    case '../../locales/de-AT/footer.json': return import('./footer-DZ3iavl3.mjs');
    case '../../locales/de-AT/header.json': return import('./header-CK-ANwx9.mjs');
    case '../../locales/de-AT/minicart.json': return import('./minicart-qJkiWodK.mjs');
    case '../../locales/de-AT/newsletter.json': return import('./newsletter-DjpuK5Dp.mjs');
    case '../../locales/de-CH/footer.json': return import('./footer-DS9ZaKes.mjs');
    case '../../locales/de-CH/header.json': return import('./header-BkH85YCi.mjs');
    case '../../locales/de-CH/minicart.json': return import('./minicart-bWrgYtsy.mjs');
    case '../../locales/de-CH/newsletter.json': return import('./newsletter-DxUcysmq.mjs');
    case '../../locales/de-DE/footer.json': return import('./footer-Bm-nhVCw.mjs');
    case '../../locales/de-DE/header.json': return import('./header-C9me4soj.mjs');
    case '../../locales/de-DE/minicart.json': return import('./minicart-Bh3h2sA-.mjs');
    case '../../locales/de-DE/newsletter.json': return import('./newsletter-B--yhPEm.mjs');
    case '../../locales/fr-CH/footer.json': return import('./footer-CldqNFg-.mjs');
    case '../../locales/fr-CH/header.json': return import('./header-CwzTNVs4.mjs');
    case '../../locales/fr-CH/minicart.json': return import('./minicart-Dh8NNbxV.mjs');
    case '../../locales/fr-CH/newsletter.json': return import('./newsletter-BfHeBngG.mjs');
    case '../../locales/hu-HU/footer.json': return import('./footer-D8ElY1wI.mjs');
    case '../../locales/hu-HU/header.json': return import('./header-D7kEw8mu.mjs');
    case '../../locales/hu-HU/minicart.json': return import('./minicart-DuxmCmpe.mjs');
    case '../../locales/hu-HU/newsletter.json': return import('./newsletter-znX1gT2C.mjs');
    case '../../locales/pl-PL/footer.json': return import('./footer-D7p19xg3.mjs');
    case '../../locales/pl-PL/header.json': return import('./header-DKh65hlZ.mjs');
    case '../../locales/pl-PL/minicart.json': return import('./minicart-CliyhWdG.mjs');
    case '../../locales/pl-PL/newsletter.json': return import('./newsletter-D1nfWZka.mjs');
    case '../../locales/sk-SK/footer.json': return import('./footer-_Nwajgq8.mjs');
    case '../../locales/sk-SK/header.json': return import('./header-0bBtjoX2.mjs');
    case '../../locales/sk-SK/minicart.json': return import('./minicart-CtuANrKI.mjs');
    case '../../locales/sk-SK/newsletter.json': return import('./newsletter-B8k3Xq47.mjs');
    case '../../locales/tr-TR/footer.json': return import('./footer-D0bHyDGc.mjs');
    case '../../locales/tr-TR/header.json': return import('./header-P2J6bU76.mjs');
    case '../../locales/tr-TR/minicart.json': return import('./minicart-AdjAJ_n7.mjs');
    case '../../locales/tr-TR/newsletter.json': return import('./newsletter-C2-gSOo8.mjs');
    default: return new Promise(function(resolve, reject) {
      (typeof queueMicrotask === 'function' ? queueMicrotask : setTimeout)(
        reject.bind(null, new Error("Unknown variable dynamic import: " + path))
      );
    })
   }
 }
const i18n = createInstance();
void i18n.init({
    lng: LOCALES[0],
    fallbackLng: (locale) => FALLBACK_LOCALE[locale] ?? [],
    ns: [],
    resources: {},
    initAsync: false,
    // React escapes; and nothing here becomes HTML.
    interpolation: { escapeValue: false },
});
const hasTexts = (locale, feature) => i18n.hasResourceBundle(locale, feature);
async function loadOne(locale, feature) {
    if (hasTexts(locale, feature))
        return;
    const module = await __variableDynamicImportRuntime0__(`../../locales/${locale}/${feature}.json`);
    i18n.addResourceBundle(locale, feature, module.default);
}
/**
 * Loads what a feature says in a locale, and in the locale it falls back to; at once when they are there.
 *
 * @throws when a text chunk can't be loaded.
 */
async function loadTexts(locale, features) {
    const fallback = FALLBACK_LOCALE[locale];
    const locales = fallback ? [locale, fallback] : [locale];
    await Promise.all(locales.flatMap((one) => features.map((feature) => loadOne(one, feature))));
}
/** Says keys of a feature in a locale; `{{product}}` is known to every text. */
function translator(locale, feature, product) {
    const translate = i18n.getFixedT(locale, feature);
    return (key, values) => translate(key, { product, ...values });
}

/** What a template author did is told in the console, and never fatal. */
function warn(message) {
    console.warn(`[shop-elements] ${message}`);
}

/**
 * From loose attributes to strict props: an attribute table says what an element understands, one ladder resolves it
 * (public contract, section 2): attribute → page root → JSON block → default. Never throws.
 */
const THEMES = ['light', 'dark', 'coffee-light', 'coffee-dark'];
/** What all five elements take (public contract, section 3). */
const COMMON_ATTRIBUTES = {
    site: { kind: 'choice', of: SITES, default: DEFAULT_SITE, isPageWide: true },
    // Without a default of its own: the site decides.
    locale: { kind: 'choice', of: ['', ...LOCALES], default: '', isPageWide: true },
    product: { kind: 'text', default: 'Shop', isPageWide: true },
    stage: { kind: 'choice', of: ['production', 'staging', 'test'], default: 'production', isPageWide: true },
    theme: { kind: 'choice', of: THEMES, default: 'light', isPageWide: true },
    'api-base': { kind: 'text', default: '', isPageWide: true },
};
const toCamelCase = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
/** What a raw value means, or `undefined` when it is no value of this kind. */
function parse(attribute, raw) {
    switch (attribute.kind) {
        case 'boolean':
            if (raw === true || raw === '' || raw === 'true')
                return { value: true };
            if (raw === false || raw === 'false')
                return { value: false };
            // A template may write the attribute's own name, as in HTML's disabled="disabled".
            return undefined;
        case 'choice':
            return typeof raw === 'string' && attribute.of.includes(raw) ? { value: raw } : undefined;
        case 'text':
            return typeof raw === 'string' ? { value: raw } : undefined;
        case 'json':
            if (typeof raw !== 'string')
                return { value: raw };
            try {
                return { value: JSON.parse(raw) };
            }
            catch {
                return undefined;
            }
    }
}
function resolve(name, attribute, source) {
    const rungs = [[`<${source.tag}> attribute ${name}`, source.attribute(name)]];
    if (attribute.isPageWide) {
        rungs.push([`<${source.tag}> page root data-${name}`, source.pageRoot(name)]);
        rungs.push([`<${source.tag}> JSON block "${toCamelCase(name)}"`, source.block[toCamelCase(name)]]);
    }
    for (const [where, raw] of rungs) {
        if (raw === null || raw === undefined)
            continue;
        // disabled="disabled": a boolean that names itself is on.
        const parsed = parse(attribute, attribute.kind === 'boolean' && raw === name ? '' : raw);
        if (parsed)
            return parsed.value;
        warn(`${where}: "${String(raw)}" is not understood; ${JSON.stringify(attribute.default)} is used.`);
        return attribute.default;
    }
    return attribute.default;
}
/** All props of one element, strict and complete. */
function resolveProps(table, source) {
    const props = {};
    const all = { ...COMMON_ATTRIBUTES, ...table };
    for (const name of Object.keys(all)) {
        const attribute = all[name];
        if (attribute)
            props[toCamelCase(name)] = resolve(name, attribute, source);
    }
    const site = isSite(props.site) ? props.site : DEFAULT_SITE;
    return { ...props, site, locale: props.locale || localeOf(site) };
}

/** The cart and what is in it, as the cart service answers it (specification 1 §3). All amounts are in cents. */
const CART_READ_ERRORS = [
    'UNKNOWN',
    'CARTSTORAGE_UNAVAILABLE',
    'PRODUCTDATA_UNAVAILABLE',
    'PRICE_UNAVAILABLE',
    'NOT_MODIFIED',
];
const CART_LIMIT_ERRORS = ['CART_LIMIT', 'ITEM_LIMIT', 'AVAILABILITY_LIMIT'];
const CART_CHANGE_ERRORS = [...CART_READ_ERRORS, ...CART_LIMIT_ERRORS];

const isLimit = (error) => CART_LIMIT_ERRORS.includes(error);
/** A cart change error in the shopper's words (specification 1 §8). A limit error without its limit is UNKNOWN. */
function changeErrorText(t, error, limit) {
    return isLimit(error) && limit !== undefined ? t(`changeError.${error}`, { limit, count: limit }) : t('changeError.UNKNOWN');
}
/** The same for code that has no texts at hand; loads them. */
async function describeChangeError(locale, product, error, limit) {
    await loadTexts(locale, ['minicart']);
    return changeErrorText(translator(locale, 'minicart', product), error, limit);
}

/** Which language an element speaks; several of different sites may stand on one page. */
const LanguageContext = createContext({
    locale: DEFAULT_LOCALE,
    product: 'Shop',
});
/** The texts of a feature in the element's own language. */
function useText(feature) {
    const { locale, product } = useContext(LanguageContext);
    return useMemo(() => translator(locale, feature, product), [locale, feature, product]);
}

/**
 * How this site's calls are made. Unset in the empty store of a hydrating element: nothing is asked there.
 */
const pageContextAtom = atom(undefined);

/** Tells a site's store how to ask; the first element of the site decides. */
function connectPage(store, context) {
    if (!store.get(pageContextAtom))
        store.set(pageContextAtom, context);
}

const stores = new Map();
/** One store per site and page: elements of one site share what is known, elements of another site never see it. */
function storeOf(site) {
    let store = stores.get(site);
    if (!store) {
        store = createStore();
        stores.set(site, store);
    }
    return store;
}

const ElementContext = createContext({ tag: '', isHydrated: false });
const useElement = () => useContext(ElementContext);

/** One per element: what fails inside takes down neither the page nor another element. */
class ErrorBoundary extends Component {
    state = { hasFailed: false };
    static getDerivedStateFromError() {
        return { hasFailed: true };
    }
    componentDidCatch(error) {
        this.props.onError(error);
    }
    render() {
        return this.state.hasFailed ? null : this.props.children;
    }
}

/**
 * Everything an element's tree stands in. While hydrating it shows what the prerenderer showed: the props of then and
 * an empty store, whatever attributes and other elements have brought since. The first update after brings the present.
 */
function ElementRoot(root) {
    const { source, tag, host } = root;
    const props = useSyncExternalStore(source.subscribe, source.current, source.prerendered);
    const isHydrated = useSyncExternalStore(source.subscribe, () => true, () => false);
    const [emptyStore] = useState(createStore);
    const { site, locale, product, apiBase } = props;
    const store = isHydrated ? storeOf(site) : emptyStore;
    const language = useMemo(() => ({ locale, product }), [locale, product]);
    const element = useMemo(() => ({ tag, host, isHydrated }), [tag, host, isHydrated]);
    // Before any effect of the tree, which may ask a service.
    useLayoutEffect(() => {
        if (!isHydrated)
            return;
        connectPage(storeOf(site), {
            site,
            apiBase,
            product,
            element: tag,
            describeChangeError: (error, limit) => describeChangeError(locale, product, error, limit),
        });
    }, [isHydrated, site, apiBase, product, locale, tag]);
    useEffect(() => {
        if (isHydrated)
            root.onReady();
    }, [isHydrated]);
    const Feature = root.component;
    return (jsx(ErrorBoundary, { onError: root.onError, children: jsx(ElementContext, { value: element, children: jsx(LanguageContext, { value: language, children: jsx(Provider, { store: store, children: jsx("div", { className: "shop-base", "data-theme": props.theme, lang: locale, children: jsx(Feature, { ...props }) }) }) }) }) }));
}

function createPropsSource(initial, prerendered = initial) {
    let props = initial;
    const listeners = new Set();
    return {
        subscribe(onChange) {
            listeners.add(onChange);
            return () => listeners.delete(onChange);
        },
        current: () => props,
        prerendered: () => prerendered,
        set(next) {
            if (isSame(props, next))
                return;
            props = next;
            for (const notify of listeners)
                notify();
        },
    };
}
/** One render per change: attributes that were set to what they are cause none. */
function isSame(before, after) {
    const old = new Map(Object.entries(before));
    const entries = Object.entries(after);
    return entries.length === old.size && entries.every(([name, value]) => Object.is(old.get(name), value));
}

/**
 * What the page says once for all elements: its root's `data-*` and its JSON block (public contract, section 2).
 * A bad value is never fatal: it is told in the console, and the default is used.
 */
const COOKIES = {
    longTermToken: 'longTermToken',
    csrfToken: 'csrfToken',
    LoginToken: 'LoginToken',
    mobileApp: 'mobileApp',
    previewToken: 'previewToken',
    staffAuth: 'staffAuth',
    content: 'content',
    affiliateNumber: 'affiliateNumber',
    newApp: 'newApp',
};
const HEADERS = {
    longTermToken: 'X-Long-Term-Token',
    csrfToken: 'X-CSRF-Token',
    LoginToken: 'X-LoginToken',
    site: 'X-Hunter-Site',
};
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (value) => typeof value === 'string' && value.trim() !== '';
function readBlock(root) {
    const script = root.querySelector('script[type="application/json"][data-shop-elements]');
    if (!script)
        return {};
    try {
        const value = JSON.parse(script.textContent ?? '');
        if (isRecord(value))
            return value;
        warn('The JSON block <script data-shop-elements> is not an object; the defaults are used.');
    }
    catch (error) {
        warn(`The JSON block <script data-shop-elements> can't be parsed (${error}); the defaults are used.`);
    }
    return {};
}
/** Takes over the known names that are good, tells the others. */
function renamed(block, where, defaults) {
    const names = { ...defaults };
    if (block === undefined)
        return names;
    if (!isRecord(block)) {
        warn(`JSON block: "${where}" is not an object; the default names are used.`);
        return names;
    }
    for (const key of Object.keys(block)) {
        const name = block[key];
        if (!(key in defaults))
            warn(`JSON block: "${where}.${key}" is unknown and ignored.`);
        else if (!isName(name))
            warn(`JSON block: "${where}.${key}" is no name; "${defaults[key]}" is used.`);
        else
            names[key] = name;
    }
    return names;
}
function readShopUrls(value) {
    const urls = {};
    if (!isRecord(value))
        return urls;
    for (const site of Object.keys(value)) {
        const url = value[site];
        if (isSite(site) && isName(url))
            urls[site] = url;
        else
            warn(`JSON block: "shopUrls.${site}" is no site with an address; it is ignored.`);
    }
    return urls;
}
/** Reads the page's JSON block; pure but for its warnings. */
function readPageSettings(root) {
    const block = readBlock(root);
    return {
        block,
        cookies: renamed(block.cookies, 'cookies', COOKIES),
        headers: renamed(block.headers, 'headers', HEADERS),
        shopUrls: readShopUrls(block.shopUrls),
    };
}
const DEFAULTS = { block: {}, cookies: COOKIES, headers: HEADERS, shopUrls: {} };
let known;
/** The page's settings, read once: when the first element asks, the block has been parsed (module scripts are deferred). */
function pageSettings() {
    if (typeof document === 'undefined')
        return DEFAULTS;
    known ??= readPageSettings(document);
    return known;
}
/** `data-<name>` of the page root. */
const pageRootValue = (name) => typeof document === 'undefined' ? null : document.documentElement.getAttribute(`data-${name}`);

/** The page root's `data-*` may change at run time; one observer serves all elements. */
const listeners = new Set();
let observer;
const WATCHED = ['site', 'locale', 'product', 'stage', 'theme', 'api-base', 'page-type', 'platform', 'newsletter-form'];
function observePageRoot(onChange) {
    listeners.add(onChange);
    if (!observer) {
        observer = new MutationObserver(() => {
            for (const notify of listeners)
                notify();
        });
        observer.observe(document.documentElement, { attributeFilter: WATCHED.map((name) => `data-${name}`) });
    }
    return () => {
        listeners.delete(onChange);
        if (listeners.size > 0)
            return;
        observer?.disconnect();
        observer = undefined;
    };
}
/** While any flyout is open the page root carries a class (public contract, section 2). */
function markFlyoutOpen(isOpen) {
    document.documentElement.classList.toggle('shop-flyout-open', isOpen);
}
/** What kind of page this is: the page root's word, then the JSON block's. */
const pageType = () => pageRootValue('page-type') ?? String(pageSettings().block.pageType ?? '');
const HEIGHT = '--shop-header-height';
/**
 * Publishes the header's height in px on the page root, and keeps what the page scrolls to from being covered by a
 * sticky one (public contract, section 7). Returns what takes both back.
 */
function publishHeaderHeight(header, isSticky) {
    const { style } = document.documentElement;
    const publish = () => style.setProperty(HEIGHT, `${header.offsetHeight}px`);
    publish();
    const observer = new ResizeObserver(publish);
    observer.observe(header);
    // A page that scrolls with a distance of its own keeps it.
    const isOurs = isSticky && style.scrollPaddingTop === '';
    if (isOurs)
        style.scrollPaddingTop = `var(${HEIGHT})`;
    return () => {
        observer.disconnect();
        style.removeProperty(HEIGHT);
        if (isOurs)
            style.scrollPaddingTop = '';
    };
}

/** Dispatches on `window`; false when it was cancelable and someone cancelled it. */
function emit(name, detail, options = {}) {
    return window.dispatchEvent(new CustomEvent(name, { detail, cancelable: options.cancelable ?? false }));
}
/** Listens on `window`; returns what ends it. A page may send anything: check the detail of an incoming event. */
function listen(name, handle) {
    const onEvent = (event) => handle(event.detail ?? undefined, event);
    window.addEventListener(name, onEvent);
    return () => window.removeEventListener(name, onEvent);
}
/** Tells page and console that something of an element went wrong; the element lives on. */
function tellError(element, code, message) {
    console.error(`[shop-elements] <${element}> ${code}: ${message}`);
    emit('shop-element-error', { element, code, message });
}

const VERSION = "1.0.0" ;

// A sheet is parsed once per page, however many elements adopt it.
const constructed = new Map();
/** Adopts a constructable sheet: allowed under a strict CSP, where a `<style>` needs its hash. */
function adoptSheet(root, css) {
    let sheet = constructed.get(css);
    if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        constructed.set(css, sheet);
    }
    if (!root.adoptedStyleSheets.includes(sheet))
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
/** Prerendered markup brings its styles; a CSP that doesn't know their hash leaves the `<style>` without effect. */
const hasOwnStyles = (root) => (root.querySelector('style')?.sheet?.cssRules.length ?? 0) > 0;

const messageOf = (error) => (error instanceof Error ? error.message : String(error));
/**
 * Brings an element to life: loads its texts, then hydrates the prerendered markup in place or renders anew. Markup that
 * was prerendered stays or comes back when anything fails, so that its links go on working.
 */
function mount(request) {
    const { tag, host, container, prerendered } = request;
    const source = createPropsSource(request.props, prerendered);
    const backup = prerendered ? container.cloneNode(true) : undefined;
    let root;
    let wanted;
    let isOver = false;
    const fail = (code, error) => {
        tellError(tag, code, messageOf(error));
        if (code !== 'RENDER_FAILED')
            return;
        isOver = true;
        // React must be out before the markup comes back, and can't be unmounted from within its own commit.
        queueMicrotask(() => {
            root?.unmount();
            if (backup)
                container.replaceChildren(...backup.childNodes);
        });
    };
    const start = () => {
        const tree = (jsx(ElementRoot, { tag: tag, host: host, component: request.component, source: source, onReady: () => emit('shop-element-ready', { element: tag, version: VERSION, hydrated: prerendered !== undefined }), onError: (error) => fail('RENDER_FAILED', error) }));
        const options = {
            onCaughtError: () => { }, // Told by the boundary.
            onRecoverableError: (error) => fail('HYDRATION_MISMATCH', error),
        };
        if (prerendered) {
            root = hydrateRoot(container, tree, options);
        }
        else {
            container.replaceChildren();
            root = createRoot(container, options);
            root.render(tree);
        }
    };
    const textsOf = (props) => loadTexts(props.locale, request.features);
    const style = async () => {
        if (!hasOwnStyles(request.root))
            adoptSheet(request.root, (await request.loadSheet()).default);
    };
    const begin = async () => {
        try {
            await Promise.all([textsOf(source.current()), prerendered && textsOf(prerendered), style()]);
        }
        catch (error) {
            return fail('CODE_UNAVAILABLE', error);
        }
        if (!isOver)
            start();
    };
    void begin();
    return {
        update(props) {
            wanted = props;
            if (props.locale === source.current().locale)
                return source.set(props);
            // Another language shows when its texts are there; until then the old one stays.
            textsOf(props).then(() => wanted === props && source.set(props), (error) => fail('CODE_UNAVAILABLE', error));
        },
        unmount() {
            isOver = true;
            root?.unmount();
        },
    };
}

/**
 * The one file that knows r2wc. It makes a custom element of a React component: loose attributes become strict props,
 * prerendered markup is hydrated in place, a move in the DOM keeps state, and no mistake of a page is fatal.
 */
// r2wc keeps its state under these registered symbols.
const CONNECTED = Symbol.for('r2wc.connected');
const RENDER = Symbol.for('r2wc.render');
const R2WC_PROPS = Symbol.for('r2wc.props');
/** The attributes that an element was prerendered with stand on its root, for hydration to repeat that render. */
const PRERENDERED = 'data-prerendered';
function createClass(definition) {
    const { tag, component, features, aliases = {} } = definition;
    const table = { ...COMMON_ATTRIBUTES, ...definition.attributes };
    const names = Object.keys(table);
    const renderer = {
        mount: (container, _component, r2wcProps) => {
            const element = r2wcProps.element;
            return mount({
                tag,
                host: element,
                root: element.shadowRoot,
                container,
                component: component,
                features,
                loadSheet: definition.loadSheet,
                props: element.readProps(),
                prerendered: element.readPrerendered(),
            });
        },
        update: (mounted, r2wcProps) => mounted.update(r2wcProps.element.readProps()),
        unmount: (mounted) => mounted.unmount(),
    };
    const Base = r2wc(component, { shadow: 'open', props: Object.fromEntries(names.map((name) => [toCamelCase(name), 'string'])) }, renderer);
    class ShopElement extends Base {
        static version = VERSION;
        static get observedAttributes() {
            return [...names, ...Object.values(aliases)];
        }
        #isLive = false;
        #removal;
        #stopObserving;
        constructor() {
            super();
            // r2wc would mount at the first attribute, even of an element that is on no page.
            this[CONNECTED] = false;
            this[R2WC_PROPS].element = this;
            const root = this.shadowRoot;
            this.container = root.querySelector('[data-root]') ?? createContainer(root);
            for (const name of names)
                takeOverProperty(this, toCamelCase(name));
        }
        // Called by r2wc in `super()`: a declarative shadow root must not be wiped.
        attachShadow(init) {
            return this.shadowRoot ?? super.attachShadow(init);
        }
        connectedCallback() {
            clearTimeout(this.#removal);
            if (this.#isLive)
                return;
            this.#isLive = true;
            this.#stopObserving = observePageRoot(() => this[RENDER]());
            super.connectedCallback();
        }
        // A move is a removal and an insertion: only what stays away is taken down.
        disconnectedCallback() {
            this.#removal = setTimeout(() => {
                if (this.isConnected)
                    return;
                this.#isLive = false;
                this.#stopObserving?.();
                super.disconnectedCallback();
            });
        }
        connectedMoveCallback() { }
        attributeChangedCallback() {
            this[RENDER]();
        }
        /** The strict props as attributes, page and defaults make them now. */
        readProps() {
            return resolveProps(definition.attributes, {
                tag,
                attribute: (name) => this.getAttribute(name) ?? (aliases[name] ? this.getAttribute(aliases[name]) : null),
                pageRoot: pageRootValue,
                block: pageSettings().block,
            });
        }
        readPrerendered() {
            const attributes = this.container.getAttribute(PRERENDERED);
            if (attributes === null || !this.container.firstElementChild)
                return undefined;
            const given = JSON.parse(attributes);
            return resolveProps(definition.attributes, {
                tag,
                attribute: (name) => given[name] ?? null,
                pageRoot: () => null,
                block: {},
            });
        }
    }
    for (const name of names) {
        const attribute = table[name];
        if (attribute)
            Object.defineProperty(ShopElement.prototype, toCamelCase(name), accessor(name, attribute));
    }
    return ShopElement;
}
function createContainer(root) {
    const container = document.createElement('div');
    container.setAttribute('data-root', '');
    root.append(container);
    return container;
}
/** A property reflects to its attribute and reads as its strict value. */
function accessor(name, attribute) {
    return {
        configurable: true,
        enumerable: true,
        get() {
            return this.readProps()[toCamelCase(name)];
        },
        set(value) {
            if (value === null || value === undefined)
                this.removeAttribute(name);
            else
                this.setAttribute(name, attribute.kind === 'json' && typeof value !== 'string' ? JSON.stringify(value) : String(value));
        },
    };
}
/** A property set before the element was defined hides the accessor: it is set again, on the accessor. */
function takeOverProperty(element, name) {
    if (!Object.hasOwn(element, name))
        return;
    const own = element;
    const value = own[name];
    delete own[name];
    own[name] = value;
}
/** Registers a tag; the first registration wins, and a second one is told with both versions. */
function defineElement(definition) {
    // The prerenderer imports the definitions too, and has no elements.
    if (typeof customElements === 'undefined')
        return;
    const { tag } = definition;
    const existing = customElements.get(tag);
    if (existing) {
        warn(`<${tag}> is already defined by version ${existing.version ?? 'unknown'}; version ${VERSION} stands back.`);
        return;
    }
    customElements.define(tag, createClass(definition));
}

/** The routes of the shop that header, mini cart and footer link to (specification 1 §2, 2 §2). */
const ROUTES = {
    home: '/',
    cart: '/cart?step=shopping_cart',
    checkout: '/checkout',
    subscriptionCheckout: '/service/checkoutfrontend/checkout',
    account: '/account',
    search: '/search',
    newsletter: '/subscribenewsletter',
    storeFinder: '/service/storefinder/',
    contact: '/contact',
};
/** The other country shops stand on hosts of their own; the JSON block's `shopUrls` overrides them. */
const SHOP_URLS = {
    DE: 'https://www.shop.example/',
    AT: 'https://www.shop.at.example/',
    CH: 'https://www.shop.ch.example/',
    CH_FR: 'https://fr.shop.ch.example/',
    PL: 'https://www.shop.pl.example/',
    CZ: 'https://www.shop.cz.example/',
    HU: 'https://www.shop.hu.example/',
    SK: 'https://www.shop.sk.example/',
    TR: 'https://www.shop.tr.example/',
};
const shopUrlOf = (site) => SHOP_URLS[site] ?? SHOP_URLS[DEFAULT_SITE];
/** The navigation's static entries: what stands before the tree arrives, and when it never does. */
const CATEGORIES = {
    themeWorlds: '/categories/theme-worlds',
    coffee: '/categories/coffee',
    kitchen: '/categories/kitchen',
    women: '/categories/women',
    men: '/categories/men',
    kids: '/categories/kids',
    home: '/categories/home',
    sport: '/categories/sport',
    offers: '/categories/offers',
};
const CATEGORY_NAMES = Object.keys(CATEGORIES);

function Button({ variant = 'primary', type = 'button', isLoading = false, onClick, children }) {
    return (jsx("button", { type: type, className: `button button--${variant}`, "aria-disabled": isLoading || undefined, "aria-busy": isLoading || undefined, onClick: (event) => {
            if (isLoading)
                event.preventDefault();
            else
                onClick?.();
        }, children: children }));
}
/** Looks like a button, goes somewhere: a real link. */
function ButtonLink({ href, variant = 'primary', children }) {
    return (jsx("a", { href: href, className: `button button--${variant}`, ...(!href && { role: 'link', 'aria-disabled': true }), children: children }));
}

/** What the footer says when no content service says otherwise (specification 2 §2, §7). */
function builtInContent(site, t) {
    const page = (name, text) => ({ url: t(`path.${name}`), text });
    return {
        headline: t('headline'),
        teaser: { groups: serviceGroups(site, t, page) },
        seo: { heading: t('seo.heading'), columns: seoColumns(t) },
        socialMedia: { heading: t('social'), icons: SOCIAL.map(socialIcon) },
        appReferences: {
            heading: t('apps'),
            appIcons: [
                { iconName: 'android', link: { url: 'https://play.google.com/store/apps', text: t('app.android') } },
                { iconName: 'appleinc', link: { url: 'https://apps.apple.com/', text: t('app.appleinc') } },
            ],
        },
        legalLinks: [
            page('imprint', t('legal.imprint')),
            page('terms', t('legal.terms')),
            page('privacy', t('legal.privacy')),
            page('withdrawal', t('legal.withdrawal')),
            page('accessibility', t('legal.accessibility')),
            { ...page('privacy', t('legal.consent')), opensConsentSettings: true },
        ],
        ...(site === 'SK' && {
            salesTax: {
                textBeforeLink: t('salesTax.before'),
                link: page('delivery', t('salesTax.link')),
                textAfterLink: t('salesTax.after'),
            },
        }),
    };
}
function serviceGroups(site, t, page) {
    const group = (name, iconName, main, links) => ({
        heading: { iconName, link: { url: main, text: t(`group.${name}.heading`) } },
        hideGroupInCheckout: name === 'loyaltyCard',
        introductoryText: t(`group.${name}.intro`),
        links,
    });
    const plain = (name, iconName, main, links) => ({
        heading: { iconName, link: { url: main, text: t(`group.${name}.heading`) } },
        hideGroupInCheckout: true,
        links,
    });
    const path = (name) => t(`path.${name}`);
    return [
        group('payment', 'easy_pay', path('paymentMethods'), [
            page('paymentMethods', t('group.payment.methods')),
            page('giftCards', t('group.payment.giftCards')),
        ]),
        group('delivery', 'free_shipping', path('delivery'), [
            page('delivery', t('group.delivery.conditions')),
            page('tracking', t('group.delivery.tracking')),
        ]),
        group('clickAndCollect', 'click_collect', path('clickAndCollect'), [
            page('clickAndCollect', t('group.clickAndCollect.howItWorks')),
            { url: ROUTES.storeFinder, text: t('group.clickAndCollect.storeFinder') },
        ]),
        group('returns', 'return_shipping', path('returns'), [
            page('returns', t('group.returns.howTo')),
            page('warranty', t('group.returns.warranty')),
        ]),
        group('contact', 'contact', ROUTES.contact, [
            { url: ROUTES.contact, text: t('group.contact.form') },
            page('help', t('group.contact.help')),
            { url: ROUTES.newsletter, text: t('group.contact.newsletter') },
            ...(site === 'TR' ? [{ url: ROUTES.account, text: t('group.contact.account') }] : []),
        ]),
        group('loyaltyCard', 'loyalty_card', path('card'), [
            page('cardRegister', t('group.loyaltyCard.register')),
            page('privateCardRegister', t('group.loyaltyCard.registerPrivate')),
            page('card', t('group.loyaltyCard.benefits')),
        ]),
        plain('services', 'service_info', path('giftCards'), [
            page('giftCards', t('group.services.giftCards')),
            page('coffeeSubscription', t('group.services.coffeeSubscription')),
            { url: ROUTES.storeFinder, text: t('group.services.stores') },
        ]),
        plain('company', 'branch_store', path('about'), [
            page('about', t('group.company.about')),
            page('sustainability', t('group.company.sustainability')),
            page('careers', t('group.company.careers')),
            page('press', t('group.company.press')),
        ]),
    ];
}
function seoColumns(t) {
    const link = (path, text) => ({ url: `/categories/${path}`, text });
    return [
        [
            link('coffee/beans', t('seo.coffeeBeans')),
            link('coffee/capsules', t('seo.capsules')),
            link('coffee/machines', t('seo.coffeeMachines')),
        ],
        [link('kitchen', t('seo.kitchen')), link('home', t('seo.home')), link('home/bedding', t('seo.bedding'))],
        [link('women', t('seo.women')), link('men', t('seo.men')), link('kids', t('seo.kids'))],
        [link('sport', t('seo.sport')), link('sport/outdoor', t('seo.outdoor')), link('offers', t('seo.offers'))],
    ];
}
const SOCIAL = ['instagram', 'facebook', 'youtube', 'pinterest'];
const SOCIAL_NAMES = { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube', pinterest: 'Pinterest' };
const socialIcon = (iconName) => ({
    iconName,
    link: { url: `https://www.${iconName}.com/`, text: SOCIAL_NAMES[iconName] },
});

var android = "m18.4 5.6-2 3.5h-.1a12 12 0 0 0-8.7 0l-2-3.5-.1-.2a1.1 1.1 0 0 0-1.8 1.3l2 3.3-1.5 1A12 12 0 0 0 0 19h24a12 12 0 0 0-3.5-7.3l-2.1-1.6 2-3.4q.2-.6 0-1.2a1 1 0 0 0-1-.5q-.7 0-1 .6m0 8.4q.6 1-.2 1.7-.7.3-1.5-.5-.6-1 .1-1.7.9-.4 1.6.5m-11.2-.5q.8.6.2 1.7-.7 1-1.6.5Q5 15 5.6 14q.7-1 1.6-.5";

var apple = "M12.2 6.9c-1 0-2.5-1-4-1-2 0-4 1.1-5 3-2 3.6-.5 9 1.5 12 1 1.5 2.3 3.2 3.8 3.1 1.6 0 2.1-1 4-1s2.3 1 4 1c1.6 0 2.6-1.5 3.6-3a13 13 0 0 0 1.7-3.4 5.3 5.3 0 0 1-.6-9.4 6 6 0 0 0-4.4-2.4C14.8 5.6 13 7 12.2 7m3.3-3Q17 2.2 16.8 0c-1.2 0-2.7.8-3.6 1.8A5 5 0 0 0 12 5.5q2.1 0 3.5-1.7";

var facebook = "M9.1 23.7v-8H6.6V12h2.5v-1.5q-.1-6 5.9-6h1.4l1.2.3V8h-1.4q-1 0-1.7.3l-.7.6q-.3.6-.3 1.7V12h3.9l-.4 2.1-.3 1.6h-3.2V24a12 12 0 1 0-4.4-.3";

var instagram = "M7 0Q5.2.3 4.1.7 3 1.2 2 2 1 3 .6 4.2.1 5.2.1 7a85 85 0 0 0 .5 12.8Q1.2 21 2 22q1 1 2.2 1.4 1 .5 2.9.5a85 85 0 0 0 12.8-.5Q21 22.8 22 22q1-1 1.4-2.2.5-1 .5-2.9a85 85 0 0 0-.5-12.8Q22.9 3 22 2 21 1 19.8.6q-1-.5-2.9-.5A86 86 0 0 0 7 0m.2 21.7q-1.7-.1-2.3-.4-.8-.3-1.3-1-.6-.4-1-1.3-.2-.5-.4-2.2a85 85 0 0 1 .4-12q.3-.8 1-1.3.4-.7 1.3-1 .5-.2 2.2-.4a84 84 0 0 1 12 .4q.8.4 1.3 1 .6.4 1 1.3.2.5.4 2.2a83 83 0 0 1-.4 12q-.3.8-1 1.3-.4.6-1.3 1-.5.2-2.2.4a85 85 0 0 1-9.7 0M17 5.6A1.4 1.4 0 1 0 18.4 4 1.4 1.4 0 0 0 17 5.6M5.8 12a6.2 6.2 0 1 0 12.4 0 6.2 6.2 0 0 0-12.4 0M8 12a4 4 0 1 1 4 4 4 4 0 0 1-4-4";

var pinterest = "M12 0a12 12 0 0 0-4.4 23.1c0-.9-.2-2.4 0-3.4l1.5-6s-.4-.7-.4-1.7c0-1.7 1-3 2.2-3q1.5.2 1.5 1.7-.2 1.7-1 4c-.3 1.2.6 2.2 1.8 2.2 2.1 0 3.8-2.2 3.8-5.5 0-2.8-2-4.9-5-4.9a5 5 0 0 0-5.4 5.2q0 1.7.8 2.8.2.1.1.3l-.3 1.4q0 .3-.4.2c-1.5-.7-2.4-3-2.4-4.7C4.4 8 7 4.5 12.3 4.5c4.1 0 7.4 3 7.4 6.9 0 4.1-2.6 7.4-6.3 7.4q-2-.1-2.7-1.3l-.8 2.8c-.2 1-1 2.4-1.5 3.2A12 12 0 0 0 24 12 12 12 0 0 0 12 0";

var youtube = "M23.5 6.2A3 3 0 0 0 21.4 4c-1.9-.5-9.4-.5-9.4-.5s-7.5 0-9.4.5A3 3 0 0 0 .5 6.3C0 8 0 12 0 12s0 4 .5 5.8A3 3 0 0 0 2.6 20c1.9.6 9.4.6 9.4.6s7.5 0 9.4-.6a3 3 0 0 0 2.1-2c.5-2 .5-5.9.5-5.9s0-4-.5-5.8m-14 9.4V8.4l6.3 3.6z";

/** A decorative icon, drawn inline: whoever holds it has a name of its own. */
function Icon({ icon, size = 24, strokeWidth = 1.75 }) {
    return (jsx("svg", { viewBox: "0 0 24 24", width: size, height: size, fill: "none", stroke: "currentColor", strokeWidth: strokeWidth, strokeLinecap: "round", strokeLinejoin: "round", "aria-hidden": "true", children: icon.map(([shape, attributes], index) => createElement(shape, { ...attributes, key: index })) }));
}

const DRAWN = {
    easy_pay: CreditCard,
    free_shipping: Truck,
    click_collect: PackageOpen,
    return_shipping: RotateCcw,
    contact: MessageCircle,
    loyalty_card: Coffee,
    service_info: Info,
    branch_store: Store,
};
const BRANDS = {
    android,
    appleinc: apple,
    facebook,
    instagram,
    pinterest,
    youtube,
};
/** A decorative icon by its name in the footer's content (specification 2 §3). */
function FooterIcon({ name, size = 22 }) {
    const brand = BRANDS[name];
    if (brand) {
        return (jsx("svg", { viewBox: "0 0 24 24", width: size, height: size, fill: "currentColor", "aria-hidden": "true", children: jsx("path", { d: brand }) }));
    }
    const icon = DRAWN[name];
    return icon ? jsx(Icon, { icon: icon, size: size }) : null;
}

/** Social media and apps: a heading and a row of icons. */
function IconLinks({ heading, links }) {
    return (jsxs("section", { className: "icon-links", children: [jsx("h3", { className: "footer__heading", children: heading }), jsx("ul", { className: "icon-links__list", children: links.map(({ iconName, link }) => (jsx("li", { children: jsx("a", { className: "icon-links__link", href: link.url, "aria-label": link.text, rel: "noopener", children: jsx(FooterIcon, { name: iconName, size: 20 }) }) }, iconName))) })] }));
}

/** The bottom bar: legal links, the sales-tax note, the other countries' shops (specification 2 §2). */
function LegalBar({ content, site }) {
    const t = useText('footer');
    const { salesTax } = content;
    return (jsx("div", { className: "legal", part: "legal", children: jsxs("div", { className: "legal__inner", children: [jsx("nav", { "aria-label": t('legal.label'), children: jsx("ul", { className: "legal__links", children: content.legalLinks.map(({ url, text, opensConsentSettings }) => (jsx("li", { children: jsx("a", { className: "footer__link", href: url, onClick: opensConsentSettings
                                    ? (event) => {
                                        // A page that listens opens its consent settings; without one the link is followed.
                                        if (!emit('shop-consent-settings', undefined, { cancelable: true }))
                                            event.preventDefault();
                                    }
                                    : undefined, children: text }) }, text))) }) }), salesTax && (jsxs("p", { className: "legal__tax", children: [salesTax.textBeforeLink, jsx("a", { href: salesTax.link.url, children: salesTax.link.text }), salesTax.textAfterLink] })), jsx(CountrySwitcher, { site: site })] }) }));
}
/** Opens without JavaScript too; each country is a link to its own shop. */
function CountrySwitcher({ site }) {
    const t = useText('footer');
    const urls = useShopUrls();
    return (jsxs("details", { className: "countries", part: "countries", children: [jsxs("summary", { className: "countries__current", children: [jsx(Icon, { icon: Globe, size: 18, strokeWidth: 1.75 }), jsxs("span", { children: [jsxs("span", { className: "visually-hidden", children: [t('country.label'), ": "] }), t(`country.${site}`)] })] }), jsx("ul", { className: "countries__list", children: SITES.map((code) => (jsx("li", { children: jsxs("a", { className: "countries__link", href: urls[code] ?? shopUrlOf(code), "aria-current": code === site ? 'true' : undefined, children: [t(`country.${code}`), code === site && jsx(Icon, { icon: Check, size: 16 })] }) }, code))) })] }));
}
/** The page may name the shops' hosts; known after mounting, so that prerendered markup stays as it is until then. */
function useShopUrls() {
    const [urls, setUrls] = useState({});
    useEffect(() => setUrls(pageSettings().shopUrls), []);
    return urls;
}

/** What the shop does for its customers, group by group (specification 2 §2). */
function ServiceGroups({ groups }) {
    return (jsx("div", { className: "groups", part: "groups", children: groups.map(({ heading, introductoryText, links }) => (jsxs("section", { className: "group", children: [jsxs("h3", { className: "group__heading", children: [jsx(FooterIcon, { name: heading.iconName }), jsx("a", { href: heading.link.url, children: heading.link.text })] }), introductoryText && jsx("p", { className: "group__intro", children: introductoryText }), jsx("ul", { children: links.map(({ url, text }) => (jsx("li", { children: jsx("a", { className: "footer__link", href: url, children: text }) }, text))) })] }, heading.iconName))) }));
}

/** The country's foot of the shop (specification 2 §2), all of it real links. */
function Footer({ site, reduced, newsletter }) {
    const t = useText('footer');
    const content = useMemo(() => builtInContent(site, t), [site, t]);
    return (jsxs("footer", { className: "footer", "aria-label": t('label'), part: "footer", children: [newsletter && !reduced && jsx(NewsletterBox, {}), jsxs("div", { className: "footer__main", children: [jsx("h2", { className: "visually-hidden", children: content.headline }), jsx(ServiceGroups, { groups: content.teaser.groups.filter((group) => !reduced || !group.hideGroupInCheckout) }), !reduced && (jsxs(Fragment, { children: [jsxs("section", { className: "footer__seo", "aria-labelledby": "seo-heading", children: [jsx("h3", { id: "seo-heading", className: "footer__heading", children: content.seo.heading }), jsx("ul", { className: "footer__seo-links", children: content.seo.columns.flat().map(({ url, text }) => (jsx("li", { children: jsx("a", { className: "footer__link", href: url, children: text }) }, url))) })] }), jsxs("div", { className: "footer__icons", children: [jsx(IconLinks, { heading: content.socialMedia.heading, links: content.socialMedia.icons }), jsx(IconLinks, { heading: content.appReferences.heading, links: content.appReferences.appIcons })] })] }))] }), jsx(LegalBar, { content: content, site: site })] }));
}
function NewsletterBox() {
    const t = useText('footer');
    return (jsx("section", { className: "footer__newsletter", "aria-labelledby": "newsletter-heading", part: "newsletter", children: jsxs("div", { className: "footer__newsletter-inner", children: [jsxs("div", { children: [jsx("h2", { id: "newsletter-heading", className: "footer__newsletter-heading", children: t('newsletter.heading') }), jsx("p", { children: t('newsletter.text') })] }), jsx(ButtonLink, { href: ROUTES.newsletter, children: t('newsletter.link') })] }) }));
}

const HEADER_ATTRIBUTES = {
    reduced: { kind: 'boolean', default: false },
    sticky: { kind: 'boolean', default: true },
    'logo-src': { kind: 'text', default: '' },
    'logo-alt': { kind: 'text', default: '' },
    'home-url': { kind: 'text', default: ROUTES.home },
    'back-url': { kind: 'text', default: '' },
};
const MINICART_ATTRIBUTES = {
    'open-on-page': { kind: 'boolean', default: false },
    'checkout-url': { kind: 'text', default: '' },
    'cart-url': { kind: 'text', default: ROUTES.cart },
    'continue-url': { kind: 'text', default: ROUTES.home },
};
const FOOTER_ATTRIBUTES = {
    reduced: { kind: 'boolean', default: false },
    newsletter: { kind: 'boolean', default: true },
};

/**
 * The country's foot of the shop: newsletter box, service groups, categories, social media, legal links, other countries.
 *
 * @attr {boolean} reduced - For the checkout: without newsletter box, categories, social and app icons.
 * @attr {boolean} [newsletter=true] - `newsletter="false"` leaves the newsletter box out.
 * @fires shop-consent-settings - On `window`, cancelable: the visitor asked for the consent settings.
 * @fires shop-element-ready - On `window`: `{ element, version, hydrated }`.
 * @fires shop-element-error - On `window`: `{ element, code, message }`.
 * @csspart footer - The whole footer.
 * @csspart newsletter - The newsletter box.
 * @csspart groups - The service groups.
 * @csspart legal - The bottom bar.
 * @csspart countries - The country switcher.
 * @cssprop [--shop-page-width=1280px] - How wide the content gets.
 */
const shopFooter = {
    tag: 'shop-footer',
    attributes: FOOTER_ATTRIBUTES,
    features: ['footer'],
    loadSheet: () => import('./shop-footer-BuKOo2OZ.mjs'),
    component: Footer,
};
defineElement(shopFooter);

const KEY = Symbol.for('shop-elements.state');
function knownState() {
    const keeper = globalThis;
    keeper[KEY] ??= {};
    return keeper[KEY];
}

/**
 * What is known of the cart (specification 1 §4): the server's last word, the changes that are on their way, and the
 * cart that both make together. Rolling a change back is taking it out of the list.
 */
// Written by the cart's own modules only.
const confirmedCartAtom = atom({ status: 'unknown' });
const pendingChangesAtom = atom([]);
const deletedItemsAtom = atom([]);
const changeFaultAtom = atom(undefined);
/** The cart as it is shown: the confirmed one with every pending change applied. */
const cartAtom = atom((get) => {
    const load = get(confirmedCartAtom);
    return load.status === 'known' ? get(pendingChangesAtom).reduce((cart, pending) => pending.apply(cart), load.cart) : undefined;
});
/** Pieces in the cart, as the badge counts them; 0 while nothing is known. */
const itemCountAtom = atom((get) => get(cartAtom)?.numberOfArticles ?? 0);

/** The one error that leaves a service module: a code of the catalogue (specification 1 §8), `UNKNOWN` when in doubt. */
class ApiError extends Error {
    code;
    reason;
    details;
    name = 'ApiError';
    constructor(code, reason, message, details = {}) {
        super(message);
        this.code = code;
        this.reason = reason;
        this.details = details;
    }
}

/**
 * Answers are checked before anything believes them. One wrong entry of a list is dropped and told; the rest is shown
 * (public contract, section 6). Unknown fields are ignored, a missing optional field is no error.
 */
// Parsing is synchronous: what a list drops belongs to the answer that is being read.
let dropped = [];
const describe = (issues) => issues.map((issue) => `${v.getDotPath(issue) ?? 'value'}: ${issue.message}`).join('; ');
/** A list that keeps its good entries; absent means empty. */
function listOf(schema) {
    return v.optional(v.pipe(v.array(v.unknown()), v.transform((entries) => {
        const good = [];
        for (const entry of entries) {
            const result = v.safeParse(schema, entry);
            if (result.success)
                good.push(result.output);
            else
                dropped.push(describe(result.issues));
        }
        return good;
    })), []);
}
/** An optional field whose wrong type costs only itself. */
const lenient = (schema) => v.fallback(v.optional(v.nullish(schema)), undefined);
/**
 * The body of an answer as a typed entity.
 *
 * @throws {ApiError} `UNKNOWN`, reason `malformed`, when the body as a whole is not of the schema.
 */
function readBody(schema, answer, what, context) {
    dropped = [];
    const result = v.safeParse(schema, answer.body);
    if (!result.success) {
        throw new ApiError('UNKNOWN', 'malformed', `${what}: ${describe(result.issues)}`, { status: answer.status });
    }
    for (const reason of dropped)
        tellError(context.element, 'ENTRY_DROPPED', `${what}: ${reason}`);
    return result.output;
}

/** The cart as the service answers it (specification 1 §3), turned into the entities of `shop/cart.ts`. */
const cents = v.pipe(v.number(), v.finite());
const optionalText = lenient(v.string());
const optionalCents = lenient(cents);
// An object with quantity; a plain number in one case (specification 1 §3).
const quantity = v.pipe(v.union([v.number(), v.object({ quantity: v.number() })]), v.transform((value) => (typeof value === 'number' ? value : value.quantity)));
const dimension = v.object({ name: v.string(), value: v.string(), type: v.picklist(['TEXT', 'COLOR', 'IMAGE']) });
const price = v.object({
    calculatedPrice: cents,
    calculatedOriginalPrice: optionalCents,
    pricePerUnitBeforeRebates: optionalCents,
    basePrice: optionalText,
    isPricePromotional: lenient(v.boolean()),
    bestPriceAmount: optionalCents,
    bestPriceDifferencePercentage: lenient(v.number()),
});
const article = v.object({
    productId: v.string(),
    tcm: optionalText,
    uuid: optionalText,
    title: v.string(),
    imageUrl: optionalText,
    productUrl: optionalText,
    quantity: v.optional(quantity, 1),
    dimensions: listOf(dimension),
    availability: lenient(v.picklist(['IN_STOCK', 'AVAILABLE', 'NOT_AVAILABLE', 'SOLDOUT', 'SHORTAGE'])),
    trackingName: optionalText,
    rebatePercentage: lenient(v.number()),
    currentShopPrice: optionalCents,
    price: lenient(price),
    campaignId: optionalText,
});
const giftCard = v.object({ article });
const partnerProduct = v.object({
    partnerProductId: v.string(),
    title: v.string(),
    imageUrl: optionalText,
    totalQuantity: v.number(),
    totalPrice: cents,
    formUrl: optionalText,
});
const subscription = v.object({
    subscriptionConfigurationId: v.string(),
    subscriptionType: v.picklist(['COFFEE', 'MACHINE']),
    recurringIntervalDuration: lenient(v.object({ intervalDuration: v.number(), intervalUnit: v.picklist(['DAY', 'WEEK', 'MONTH']) })),
    giftSubscriptionInformation: lenient(v.object({ numberOfDeliveries: v.number() })),
    recurringArticles: listOf(article),
    nonRecurringArticles: listOf(article),
    recurringArticlesPrice: lenient(v.object({ calculatedPrice: cents })),
});
const priceSummary = v.object({
    cartFinalSum: cents,
    shippingCosts: optionalCents,
    paymentOnDeliveryCosts: optionalCents,
    totalRedeemedLoyaltyBeans: optionalCents,
    totalRedeemedNonWsacDiscounts: optionalCents,
    redeemedWsacDiscounts: listOf(v.object({ wsac: v.string(), discount: cents })),
});
const cart = v.object({
    numberOfArticles: v.pipe(v.number(), v.integer()),
    articles: listOf(article),
    freeArticles: listOf(article),
    giftCards: listOf(giftCard),
    partnerProducts: listOf(partnerProduct),
    subscriptions: listOf(subscription),
    defectiveArticles: listOf(article),
    defectiveGiftCards: listOf(giftCard),
    defectivePartnerProducts: listOf(partnerProduct),
    defectiveSubscriptions: listOf(subscription),
    giftCardRedemptions: listOf(v.object({ cardNumber: v.string(), redeemedAmount: cents })),
    redeemedWsacs: listOf(v.string()),
    totalSum: v.optional(cents, 0),
    shippingCost: optionalCents,
    paymentOnDeliveryCost: optionalCents,
    loyaltyBeanData: lenient(v.object({ redeemedAmount: v.number(), redeemedValue: cents })),
    priceSummary: lenient(priceSummary),
});
/** `null` counts as absent, so that entities know only `undefined`. */
function withoutNull(value) {
    if (Array.isArray(value))
        return value.map(withoutNull);
    if (typeof value !== 'object' || value === null)
        return value;
    const kept = {};
    for (const key of Object.keys(value)) {
        const member = value[key];
        if (member !== null && member !== undefined)
            kept[key] = withoutNull(member);
    }
    return kept;
}
const cartSchema = v.pipe(cart, v.transform((answer) => withoutNull(answer)));
const cartAnswerSchema = v.object({ cart: cartSchema, addedProduct: v.optional(v.unknown()) });
const cartFaultSchema = v.object({ error: v.optional(v.string()), limit: lenient(v.number()) });

/**
 * JSON text that survives a page whose `Array.prototype.toJSON` is patched (Prototype.js 1.6): `JSON.stringify` would
 * then write a list as a string. Objects and lists are walked here, only bare values are left to the platform.
 *
 * @throws {TypeError} on a value that has no JSON form at the top (undefined, a function).
 */
function toJson(value) {
    const text = write(value);
    if (text === undefined)
        throw new TypeError('This value has no JSON form.');
    return text;
}
function write(value) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    if (Array.isArray(value)) {
        const items = [];
        for (const item of value)
            items.push(write(item) ?? 'null');
        return `[${items.join(',')}]`;
    }
    const members = [];
    for (const key of Object.keys(value)) {
        const text = write(value[key]);
        if (text !== undefined)
            members.push(`${JSON.stringify(key)}:${text}`);
    }
    return `{${members.join(',')}}`;
}

/** The numbers of the specification, each once. Times in ms, lengths in characters or px as named. */
/** A set-error and its limit are shown this long (specification 1 §9). */
const CHANGE_ERROR_MS = 7500;
/** A deleted item stays visible this long (specification 1 §9). */
const DELETED_ITEM_MS = 10_000;
/** Above it the badge says '+99' (specification 1 §9). */
const BADGE_CAP = 99;
const SEARCH_MAX_LENGTH = 200;
const FLYOUT_HOVER_MS = 200;
/** Hovering out on the overlay closes a flyout after this (specification 1 §9). */
const OVERLAY_HOVER_CLOSE_MS = 1000;
/** Every call ends after this (specification 2 §9). */
const REQUEST_TIMEOUT_MS = 15_000;

/** The one file that knows ky: time limit, cookies, site header, JSON bodies, and every failure as one typed error. */
let client;
function configured() {
    client ??= ky.create({
        timeout: REQUEST_TIMEOUT_MS,
        retry: 0,
        credentials: 'include',
        throwHttpErrors: false,
    });
    return client;
}
function toApiError(error, call, signal) {
    const what = `${(call.method ?? 'get').toUpperCase()} ${call.path}`;
    if (signal?.aborted)
        return new ApiError('UNKNOWN', 'aborted', `${what} was aborted.`);
    if (error instanceof TimeoutError)
        return new ApiError('UNKNOWN', 'timeout', `${what} took over ${REQUEST_TIMEOUT_MS} ms.`);
    return new ApiError('UNKNOWN', 'network', `${what} got no answer (${error instanceof Error ? error.message : error}).`);
}
/**
 * Asks a service. Any status is an answer; what it means is the caller's matter.
 *
 * @throws {ApiError} `UNKNOWN` when no answer came: network, time limit, abort.
 */
async function ask(context, call) {
    const headers = {
        accept: 'application/json',
        [pageSettings().headers.site]: context.site,
        ...call.headers,
    };
    if (call.body !== undefined)
        headers['content-type'] = 'application/json';
    try {
        const response = await configured()(context.apiBase + call.path, {
            method: call.method ?? 'get',
            headers,
            ...(call.query && { searchParams: call.query }),
            ...(call.body !== undefined && { body: toJson(call.body) }),
            ...(call.cache && { cache: call.cache }),
            ...(call.signal && { signal: call.signal }),
        });
        const text = await response.text();
        return { status: response.status, isOk: response.ok, body: parseJson(text) };
    }
    catch (error) {
        throw toApiError(error, call, call.signal);
    }
}
function parseJson(text) {
    if (text === '')
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

/** Cookies behind a fence: `document.cookie` throws in a sandboxed frame, and a value may not be decodable. */
function readCookie(name) {
    let jar;
    try {
        jar = document.cookie;
    }
    catch {
        return undefined;
    }
    for (const pair of jar.split(';')) {
        const at = pair.indexOf('=');
        if (pair.slice(0, at < 0 ? undefined : at).trim() !== name)
            continue;
        const value = at < 0 ? '' : pair.slice(at + 1).trim();
        try {
            return decodeURIComponent(value);
        }
        catch {
            return value;
        }
    }
    return undefined;
}

/** The headers that carry the named cookies; a cookie that is not there sends none. Names: public contract, section 5. */
function tokenHeaders(...keys) {
    const { cookies, headers } = pageSettings();
    const sent = {};
    for (const key of keys) {
        const value = readCookie(cookies[key]);
        if (value !== undefined)
            sent[headers[key]] = value;
    }
    return sent;
}

/** Reading the cart (specification 1 §7): GET /service/cart/api/cart. */
const CART_PATH = '/service/cart/api/cart';
// Another pending GET of the same URL would hold a PUT back in the browser's cache.
const UNCACHED = { cache: 'no-store' };
const isCode = (error) => CART_CHANGE_ERRORS.includes(error);
/** What a refusal says: its code of the catalogue and its limit. */
function cartFault(what, answer) {
    const read = v.safeParse(cartFaultSchema, answer.body);
    const code = read.success && isCode(read.output.error) ? read.output.error : undefined;
    if (!code && answer.isOk)
        return undefined;
    const limit = read.success ? read.output.limit : undefined;
    return new ApiError(code ?? 'UNKNOWN', 'status', `${what} was answered with ${answer.status}.`, {
        status: answer.status,
        ...(typeof limit === 'number' && { limit }),
    });
}
/**
 * Reads the cart.
 *
 * @throws {ApiError} with a read error of the catalogue.
 */
async function getCart(context, options = {}) {
    const answer = await ask(context, {
        path: CART_PATH,
        ...UNCACHED,
        headers: tokenHeaders('longTermToken', 'csrfToken'),
        ...(options.forceReload && { query: { forceReload: true } }),
        signal: options.signal,
    });
    const refused = cartFault('The cart', answer);
    if (refused)
        throw refused;
    return readBody(cartAnswerSchema, answer, 'The cart', context).cart;
}
/** A cart that was kept by this browser, or nothing when it is not one. */
function parseStoredCart(value) {
    const result = v.safeParse(cartSchema, value);
    return result.success ? result.output : undefined;
}

/**
 * Local storage behind a fence: barred (sandboxed frames, privacy settings), full or poisoned storage never breaks an
 * element. What can't be read is `undefined`, what can't be written is dropped.
 */
function readStored(key) {
    try {
        const text = localStorage.getItem(key);
        return text === null ? undefined : JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function writeStored(key, json) {
    try {
        localStorage.setItem(key, json);
    }
    catch {
        // Full or barred: the page works on without its memory.
    }
}
function forgetStored(key) {
    try {
        localStorage.removeItem(key);
    }
    catch {
        // Barred: there is nothing to forget.
    }
}

/** The cart kept in local storage, so that the badge is right at once (specification 1 §4; key: public contract §5). */
const keyOf = (site) => `shop.cart.${site}`;
/** Goes up when the kept form changes: an older one is ignored. */
const FORM = 1;
/** The kept cart of this site; a poisoned one, another site's or an older form's is none. */
function readMirror(site) {
    const kept = readStored(keyOf(site));
    if (kept?.form !== FORM || kept.site !== site)
        return undefined;
    return parseStoredCart(kept.cart);
}
function writeMirror(site, cart) {
    if (cart)
        writeStored(keyOf(site), toJson({ form: FORM, site, cart }));
    else
        forgetStored(keyOf(site));
}

/** Reading the cart (specification 1 §4, "Cart load"). */
/** Goes up when a change is answered: a reading that was asked for before is out of date then. */
const cartRevisionAtom = atom(0);
const loadingAtom = atom(undefined);
/** Shows the kept cart until the server has spoken. */
const showMirrorAtom = atom(null, (get, set) => {
    const context = get(pageContextAtom);
    if (!context || get(confirmedCartAtom).status !== 'unknown')
        return;
    const cart = readMirror(context.site);
    if (cart)
        set(confirmedCartAtom, { status: 'known', cart });
});
/** Reads the cart; a newer reading ends an older one. A failure clears the cart and says why. */
const loadCartAtom = atom(null, async (get, set, options = {}) => {
    const context = get(pageContextAtom);
    if (!context)
        return;
    get(loadingAtom)?.controller.abort();
    const controller = new AbortController();
    set(loadingAtom, { controller });
    const revision = get(cartRevisionAtom);
    try {
        const cart = await getCart(context, { ...options, signal: controller.signal });
        if (controller.signal.aborted || revision !== get(cartRevisionAtom))
            return;
        set(confirmedCartAtom, { status: 'known', cart });
        writeMirror(context.site, cart);
    }
    catch (error) {
        if (controller.signal.aborted || revision !== get(cartRevisionAtom))
            return;
        const { code, message } = error instanceof ApiError ? error : new ApiError('UNKNOWN', 'malformed', String(error));
        set(confirmedCartAtom, { status: 'failed', error: code });
        writeMirror(context.site, undefined);
        tellError(context.element, code, message);
    }
});

/** The cart and the page: which events it hears and tells (public contract, section 4). */
// Several sites or two copies of the elements may listen on one page: a change is sent once, by the first who hears it.
const CLAIMED = Symbol.for('shop-elements.claimed');
function claim(event) {
    const page = globalThis;
    page[CLAIMED] ??= new WeakSet();
    if (page[CLAIMED].has(event))
        return false;
    page[CLAIMED].add(event);
    return true;
}
const connections = new WeakMap();
/**
 * Connects a site's cart to the page, shows the kept cart at once and reads it anew; every element that shows the cart
 * does so when it mounts. Returns what ends the connection.
 */
function connectCart(store) {
    const connection = connections.get(store) ?? { count: 0, end: attach(store) };
    connections.set(store, connection);
    connection.count += 1;
    store.set(showMirrorAtom);
    void store.set(loadCartAtom);
    return () => {
        connection.count -= 1;
        if (connection.count > 0)
            return;
        connection.end();
        connections.delete(store);
    };
}
function attach(store) {
    const ends = [
        listen('cartTriggerUpdate', (detail) => void store.set(loadCartAtom, { forceReload: detail?.forceReload === true })),
        listen('modal-closed', () => void store.set(loadCartAtom)),
        listen('shop-cart-change', (detail, event) => {
            if (claim(event))
                void changeFromOutside(store, detail);
        }),
        store.sub(itemCountAtom, () => tellItemCount(store.get(itemCountAtom))),
    ];
    return () => {
        for (const end of ends)
            end();
    };
}
/** The code for changes is fetched with the first one; they keep their order, since imports settle in theirs. */
async function changeFromOutside(store, detail) {
    try {
        const { externalChangeAtom } = await import('./cart-changes-KLa15diH.mjs').then(function (n) { return n.f; });
        store.set(externalChangeAtom, detail);
    }
    catch (error) {
        tellError('shop-minicart', 'CODE_UNAVAILABLE', String(error));
        const requestId = detail?.requestId;
        emit('shop-cart-change-result', { ...(requestId !== undefined && { requestId }), ok: false, error: 'UNKNOWN' });
    }
}
function tellItemCount(itemCount) {
    const known = knownState();
    if ((known.itemCount ?? 0) === itemCount)
        return;
    known.itemCount = itemCount;
    emit('cart-data-changed', { itemCount });
}

/** Which of the header's flyouts is open: one at most (specification 1 §4). */
const openedAtom = atom(undefined);
const flyoutAtom = atom((get) => get(openedAtom));
/** Opens a flyout, and so closes another one. Tells the page, and marks its root while any is open. */
const openFlyoutAtom = atom(null, (get, set, flyout) => {
    if (get(openedAtom) === flyout)
        return;
    set(closeFlyoutAtom);
    set(openedAtom, flyout);
    markFlyoutOpen(true);
    emit('icon-flyout-opened', { flyout });
});
const closeFlyoutAtom = atom(null, (get, set) => {
    const flyout = get(openedAtom);
    if (!flyout)
        return;
    set(openedAtom, undefined);
    markFlyoutOpen(false);
    emit('icon-flyout-closed', { flyout });
});
/** The flyouts that this header has; the page may ask for any. */
const FLYOUTS = ['cart'];
/** Lets the page open and close flyouts by event. */
function connectFlyouts(store) {
    const ends = [
        listen('shop-close-flyouts', () => store.set(closeFlyoutAtom)),
        listen('shop-open-flyout', (detail) => {
            if (detail && FLYOUTS.includes(detail.flyout))
                store.set(openFlyoutAtom, detail.flyout);
        }),
    ];
    return () => {
        for (const end of ends)
            end();
        store.set(closeFlyoutAtom);
    };
}

/** Personal data (specification 1 §7): GET /service/customerfrontenddata/api/v1/psdata. */
const schema = v.object({
    tracking: v.object({ loginStatus: v.picklist(['LOGGED_IN', 'REMEMBERED', 'LOGGED_OUT']) }),
    customer: lenient(v.object({ firstname: lenient(v.string()), lastname: lenient(v.string()), loyaltyBeans: lenient(v.number()) })),
    statuses: lenient(v.record(v.string(), v.unknown())),
});
/**
 * Who the visitor is, as the service knows it now (never from a cache).
 *
 * @throws {ApiError} `UNKNOWN` for whatever goes wrong.
 */
async function getPersonalData(context, product) {
    const answer = await ask(context, {
        path: '/service/customerfrontenddata/api/v1/psdata',
        cache: 'no-store',
        headers: tokenHeaders('csrfToken'),
    });
    if (!answer.isOk) {
        throw new ApiError('UNKNOWN', 'status', `Personal data was answered with ${answer.status}.`, { status: answer.status });
    }
    const { tracking, customer, statuses } = readBody(schema, answer, 'Personal data', context);
    return {
        loginStatus: tracking.loginStatus,
        firstName: customer?.firstname ?? '',
        lastName: customer?.lastname ?? '',
        loyaltyBeans: customer?.loyaltyBeans ?? 0,
        isCommunityMember: statuses?.isCommunityMember === true,
        isCardMember: statuses?.[`is${product}cardMember`] === true,
    };
}

/** Who is shopping (specification 1 §4, §6). Logged in and remembered are treated alike. */
const LOGGED_OUT = {
    loginStatus: 'LOGGED_OUT',
    firstName: '',
    lastName: '',
    loyaltyBeans: 0,
    isCommunityMember: false,
    isCardMember: false,
};
const visitorAtom = atom({ status: 'unknown' });
/** A reset during a call makes its answer worthless. */
const generationAtom = atom(0);
const personalDataAtom = atom((get) => {
    const visitor = get(visitorAtom);
    return visitor.status === 'known' ? visitor.data : LOGGED_OUT;
});
atom((get) => get(personalDataAtom).loginStatus !== 'LOGGED_OUT');
const customerNameAtom = atom((get) => get(personalDataAtom).firstName);
/** Loads personal data once; a failure is told, and means logged out. */
const loadVisitorAtom = atom(null, async (get, set) => {
    const context = get(pageContextAtom);
    if (!context || get(visitorAtom).status !== 'unknown')
        return;
    const generation = get(generationAtom);
    set(visitorAtom, { status: 'loading' });
    let data = LOGGED_OUT;
    try {
        data = await getPersonalData(context, context.product);
    }
    catch (error) {
        const message = error instanceof ApiError ? error.message : String(error);
        tellError(context.element, 'PERSONAL_DATA_UNAVAILABLE', message);
    }
    if (generation !== get(generationAtom))
        return;
    set(visitorAtom, { status: 'known', data });
    knownState().loginStatus = data.loginStatus;
});
const resetVisitorAtom = atom(null, (_get, set) => {
    set(generationAtom, (generation) => generation + 1);
    set(visitorAtom, { status: 'unknown' });
    return set(loadVisitorAtom);
});
/** Loads personal data, and anew whenever the page asks for it. */
function connectVisitor(store) {
    void store.set(loadVisitorAtom);
    return listen('shop-personal-data-reset', () => void store.set(resetVisitorAtom));
}

/** The main navigation's static entries: real links, whatever the navigation service does (specification 1 §7). */
function Navigation() {
    const t = useText('header');
    return (jsx("nav", { className: "navigation", "aria-label": t('navigation'), part: "navigation", children: jsx("ul", { className: "navigation__list", children: CATEGORY_NAMES.map((category) => (jsx("li", { children: jsx("a", { className: `navigation__link navigation__link--${category}`, href: CATEGORIES[category], children: t(`category.${category}`) }) }, category))) }) }));
}

/**
 * A real form: it searches without JavaScript. Uncontrolled, so that a term typed before hydration stays.
 */
function SearchForm({ site }) {
    const t = useText('header');
    return (jsx("search", { className: "search", part: "search", children: jsxs("form", { className: "search__form", action: ROUTES.search, method: "get", children: [jsx("input", { className: "search__field", type: "search", name: "query", "aria-label": t('search'), placeholder: t('searchPlaceholder'), maxLength: SEARCH_MAX_LENGTH, autoComplete: "off", autoCapitalize: "none", enterKeyHint: "search" }), jsx("input", { type: "hidden", name: "site", value: site }), jsx("button", { className: "search__submit", type: "submit", "aria-label": t('searchSubmit'), children: jsx(Icon, { icon: Search, size: 20, strokeWidth: 2 }) })] }) }));
}

/** One timer that ends with its component. */
function useTimeout() {
    const timeout = useMemo(() => {
        let timer;
        const stop = () => clearTimeout(timer);
        return {
            stop,
            start(run, ms) {
                stop();
                timer = setTimeout(run, ms);
            },
        };
    }, []);
    useEffect(() => timeout.stop, [timeout]);
    return timeout;
}

/** A small number on an icon; nothing at 0, '+99' above 99 (specification 1 §5). Decorative: the icon's name says it. */
function Badge({ count }) {
    if (count <= 0)
        return null;
    return (jsx("span", { className: "badge", "aria-hidden": "true", children: count > BADGE_CAP ? `+${BADGE_CAP}` : count }));
}

/** An icon of the header: a real link with its word below. */
function HeaderIcon({ icon, label, name, count, ...link }) {
    return (jsxs("a", { className: "header-icon", "aria-label": name ?? label, ...link, children: [jsxs("span", { className: "header-icon__picture", children: [jsx(Icon, { icon: icon }), count !== undefined && jsx(Badge, { count: count })] }), jsx("span", { className: "header-icon__label", "aria-hidden": "true", children: label })] }));
}

const FLYOUT_ID = 'cart-flyout';
// Fetched with the mini cart, in the time that a hover takes to open.
const loadCartFlyout = () => import('./CartFlyout-hCLQIuzb.mjs');
const CartFlyout = lazy(loadCartFlyout);
/**
 * The cart: hover opens the flyout and a click goes to the cart page; on touch a tap opens and a second one goes there;
 * Enter opens. On the basket page it is a link only (specification 1 §2).
 */
function CartIcon({ loadMiniCart, miniCart }) {
    const t = useText('header');
    const { host } = useElement();
    const count = useAtomValue(itemCountAtom);
    const isOpen = useAtomValue(flyoutAtom) === 'cart';
    const openFlyout = useSetAtom(openFlyoutAtom);
    const closeFlyout = useSetAtom(closeFlyoutAtom);
    const hover = useTimeout();
    const link = useRef(null);
    const pointerType = useRef('');
    const fetchCode = () => {
        void loadCartFlyout();
        void loadMiniCart();
    };
    // Whoever opened it, the page by its event included.
    useEffect(() => {
        if (isOpen)
            void loadMiniCart();
    }, [isOpen, loadMiniCart]);
    const open = () => {
        hover.stop();
        openFlyout('cart');
    };
    const close = (reason) => {
        const root = link.current?.getRootNode();
        // Focus that was inside, in the slotted mini cart too, would be lost.
        const hadFocus = reason === 'escape' || reason === 'button' || root?.activeElement != null;
        closeFlyout();
        if (hadFocus)
            link.current?.focus();
    };
    const follow = (event) => {
        const isKeyboard = event.detail === 0;
        const isTouch = !isKeyboard && pointerType.current !== 'mouse';
        const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
        if (isOpen || pageType() === 'basket' || !isPlain || !(isKeyboard || isTouch))
            return;
        event.preventDefault();
        open();
    };
    return (jsxs(Fragment, { children: [jsx(HeaderIcon, { ref: link, icon: ShoppingBag, label: t('cart'), name: count > 0 ? t('cartCount', { count }) : undefined, count: count, href: ROUTES.cart, part: "cart-icon", "aria-expanded": isOpen, "aria-haspopup": "dialog", "aria-controls": isOpen ? FLYOUT_ID : undefined, onPointerEnter: (event) => {
                    if (event.pointerType !== 'mouse' || pageType() === 'basket')
                        return;
                    fetchCode();
                    hover.start(open, FLYOUT_HOVER_MS);
                }, onPointerLeave: hover.stop, onPointerDown: (event) => {
                    pointerType.current = event.pointerType;
                }, onFocus: fetchCode, onClick: follow }), isOpen && (jsx(Suspense, { children: jsx(CartFlyout, { id: FLYOUT_ID, anchor: host, miniCart: miniCart, onClose: close }) }))] }));
}

/** The way home. */
function Logo({ href, product, src, alt }) {
    const t = useText('header');
    return (jsx("a", { className: "logo", href: href, "aria-label": `${alt || product} – ${t('home')}`, part: "logo", children: src ? (jsx("img", { className: "logo__image", src: src, alt: "", height: "36" })) : (jsxs(Fragment, { children: [jsxs("svg", { className: "logo__bean", viewBox: "0 0 32 32", width: "32", height: "32", "aria-hidden": "true", children: [jsx("ellipse", { cx: "16", cy: "16", rx: "10", ry: "14", transform: "rotate(35 16 16)", fill: "currentColor" }), jsx("path", { d: "M22.5 5.5c-1 6-4.500 6.500-6.500 10.500s-2.500 7-6.500 10.500", className: "logo__crease" })] }), jsx("span", { className: "logo__word", children: product })] })) }));
}

/** The shop's head (specification 1 §1, §2). */
function Header(props) {
    const t = useText('header');
    useHeaderConnections(props.sticky);
    return (jsxs("header", { className: `header${props.reduced ? ' header--reduced' : ''}`, part: "header", children: [jsxs("div", { className: "header__bar", children: [props.backUrl && (jsx("a", { className: "header__back", href: props.backUrl, "aria-label": t('back'), children: jsx(Icon, { icon: ChevronLeft, size: 26 }) })), jsx(Logo, { href: props.homeUrl, product: props.product, src: props.logoSrc, alt: props.logoAlt }), props.reduced ? (jsxs("p", { className: "header__secure", children: [jsx(Icon, { icon: LockKeyhole, size: 18 }), t('secureOrder')] })) : (jsxs(Fragment, { children: [jsx("div", { className: "header__search", children: jsx(SearchForm, { site: props.site }) }), jsx(HeaderIcons, { ...props })] }))] }), !props.reduced && jsx(Navigation, {})] }));
}
function HeaderIcons(props) {
    const t = useText('header');
    const name = useAtomValue(customerNameAtom);
    const { site, locale, product, theme, stage, apiBase } = props;
    return (jsxs("div", { className: "header__icons", part: "icons", children: [jsx(HeaderIcon, { icon: MapPin, label: t('storeFinder'), href: ROUTES.storeFinder }), jsx(HeaderIcon, { icon: UserRound, label: name ? t('signedInShort', { name }) : t('account'), name: name ? `${t('signedInShort', { name })} – ${t('accountOf', { name })}` : undefined, href: ROUTES.account }), jsx(CartIcon, { loadMiniCart: props.loadMiniCart, miniCart: { site, locale, product, theme, stage, 'api-base': apiBase } })] }));
}
/** What the header shows of cart and visitor, and what the page is told of the header. */
function useHeaderConnections(isSticky) {
    const store = useStore();
    const { host, isHydrated } = useElement();
    useEffect(() => {
        if (!isHydrated)
            return;
        const ends = [connectCart(store), connectVisitor(store), connectFlyouts(store)];
        return () => {
            for (const end of ends)
                end();
        };
    }, [store, isHydrated]);
    useEffect(() => {
        if (host)
            return publishHeaderHeight(host, isSticky);
    }, [host, isSticky]);
}

const loadMiniCart = () => import('./shop-minicart-DxQTcNiy.mjs');
/**
 * The shop's head: logo, search, store finder, account, cart with badge and flyout, main navigation.
 *
 * @attr {boolean} reduced - Hides search, icons and navigation and shows the secure-order hint.
 * @attr {boolean} [sticky=true] - Stays at the top of the window; `sticky="false"` scrolls away with the page.
 * @attr {string} logo-src - Address of a logo picture, shown 36 px high; without it the product's name is drawn.
 * @attr {string} logo-alt - What the logo is called.
 * @attr {string} [home-url=/] - Where the logo leads.
 * @attr {string} back-url - Where the back button leads; it shows when this is set.
 * @fires cart-data-changed - On `window`: `{ itemCount }`, when the count changes.
 * @fires icon-flyout-opened - On `window`: `{ flyout }`.
 * @fires icon-flyout-closed - On `window`: `{ flyout }`.
 * @fires shop-element-ready - On `window`: `{ element, version, hydrated }`.
 * @fires shop-element-error - On `window`: `{ element, code, message }`.
 * @slot minicart - The cart flyout's content; a `shop-minicart` when nothing is slotted.
 * @csspart header - The whole header.
 * @csspart logo - The link home.
 * @csspart search - The search form.
 * @csspart icons - The row of icons.
 * @csspart cart-icon - The cart link.
 * @csspart navigation - The main navigation.
 * @csspart flyout - An open flyout's panel.
 * @cssprop [--shop-z-index=1000] - The sticky header's place in the page's stack.
 * @cssprop [--shop-page-width=1280px] - How wide the content gets.
 */
const shopHeader = {
    tag: 'shop-header',
    attributes: HEADER_ATTRIBUTES,
    features: ['header'],
    loadSheet: () => import('./shop-header-CB77CSZg.mjs'),
    component: (props) => createElement(Header, { ...props, loadMiniCart }),
};
defineElement(shopHeader);

const DEFINITIONS = { 'shop-header': shopHeader, 'shop-footer': shopFooter };
const PRERENDERED_TAGS = Object.keys(DEFINITIONS);
const escapeAttribute = (value) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
/**
 * Renders a tag with the given attributes as a browser will first render it. Its attributes are kept in the markup, so
 * that hydration repeats this very render, whatever the page changes on the tag.
 *
 * @throws when a component throws.
 */
async function prerenderElement(tag, attributes) {
    const definition = DEFINITIONS[tag];
    const props = resolveProps(definition.attributes, {
        tag,
        attribute: (name) => attributes[name] ?? null,
        pageRoot: () => null,
        block: {},
    });
    await loadTexts(props.locale, definition.features);
    const { default: css } = await definition.loadSheet();
    const failures = [];
    const { prelude } = await prerender(jsx(ElementRoot, { tag: tag, component: definition.component, source: createPropsSource(props), onReady: () => { }, onError: () => { } }), 
    // Nothing may be streamed in later: its inline scripts would run in no shadow root and no strict CSP.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) });
    const markup = await new Response(prelude).text();
    if (failures.length > 0)
        throw failures[0];
    const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
    const kept = escapeAttribute(JSON.stringify(attributes));
    const html = `<${tag}${given.join('')}><template shadowrootmode="open"><style>${css}</style>` +
        `<div data-root ${PRERENDERED}="${kept}">${markup}</div></template></${tag}>\n`;
    return { html, css };
}

export { ApiError as A, ButtonLink as B, CART_PATH as C, DELETED_ITEM_MS as D, Icon as I, MINICART_ATTRIBUTES as M, OVERLAY_HOVER_CLOSE_MS as O, PRERENDERED_TAGS as P, ROUTES as R, UNCACHED as U, cartAtom as a, changeFaultAtom as b, confirmedCartAtom as c, deletedItemsAtom as d, useElement as e, connectCart as f, changeErrorText as g, Button as h, defineElement as i, ask as j, cartFault as k, loadCartAtom as l, cartAnswerSchema as m, pendingChangesAtom as n, pageContextAtom as o, pageType as p, cartRevisionAtom as q, readBody as r, emit as s, tokenHeaders as t, useText as u, tellError as v, writeMirror as w, CHANGE_ERROR_MS as x, useTimeout as y, prerenderElement as z };
