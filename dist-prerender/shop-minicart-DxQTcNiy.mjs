import { jsx, jsxs, Fragment } from 'react/jsx-runtime';
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { Trash2, ShoppingBag } from 'lucide';
import { useRef, useState, useEffect } from 'react';
import { c as confirmedCartAtom, a as cartAtom, d as deletedItemsAtom, b as changeFaultAtom, u as useText, I as Icon, R as ROUTES, B as ButtonLink, e as useElement, p as pageType, f as connectCart, g as changeErrorText, l as loadCartAtom, h as Button, M as MINICART_ATTRIBUTES, i as defineElement } from './prerender-CcTpRAna.mjs';
import { i as isEmptyCart, a as itemsOf, b as itemKey, c as changeCartAtom, r as restorationOf, d as removalOf, e as canCheckOut, h as hasDefects } from './cart-changes-KLa15diH.mjs';
import 'react-dom/static';
import 'i18next';
import '@r2wc/core';
import 'react-dom/client';
import 'valibot';
import 'ky';

/** Which of its faces the mini cart shows (specification 1 §4, "Mini cart view"). */
const cartViewAtom = atom((get) => {
    const load = get(confirmedCartAtom);
    if (load.status === 'failed')
        return { status: 'failed', error: load.error };
    const cart = get(cartAtom);
    if (!cart)
        return { status: 'loading' };
    const hasNews = get(deletedItemsAtom).length > 0 || get(changeFaultAtom) !== undefined;
    return isEmptyCart(cart) && !hasNews ? { status: 'empty' } : { status: 'filled', cart };
});

/** A message of the shop (specification 2 §4). An error interrupts a screen reader, the others wait for a pause. */
function Notification({ state = 'info', children }) {
    return (jsx("div", { className: `notification notification--${state}`, role: state === 'error' ? 'alert' : 'status', children: children }));
}

/** Something is on its way; the label says what to those who don't see it turn. */
function Spinner({ label }) {
    return (jsx("div", { className: "spinner", role: "status", children: jsx("span", { className: "visually-hidden", children: label }) }));
}

const cartRowsAtom = atom((get) => {
    const cart = get(cartAtom);
    if (!cart)
        return [];
    const rows = itemsOf(cart).map((item) => ({ key: itemKey(item), item, isDeleted: false }));
    for (const { key, item, index } of get(deletedItemsAtom)) {
        if (rows.some((row) => row.key === key))
            continue;
        rows.splice(placeAmongKind(rows, item.kind, index), 0, { key, item, isDeleted: true });
    }
    return rows;
});
/** Where the index-th line of a kind stands; after the last of its kind, or at the end. */
function placeAmongKind(rows, kind, index) {
    const places = rows.flatMap((row, place) => (row.item.kind === kind ? [place] : []));
    const last = places.at(-1);
    return places[index] ?? (last === undefined ? (index === 0 ? 0 : rows.length) : last + 1);
}

/**
 * An address of an answer, if it may become a link or a picture: http(s) or relative, nothing else (`javascript:` and
 * its like are dropped).
 */
function safeUrl(url) {
    if (!url)
        return undefined;
    try {
        const { protocol } = new URL(url, 'https://relative.invalid/');
        return protocol === 'https:' || protocol === 'http:' ? url : undefined;
    }
    catch {
        return undefined;
    }
}

// A no-break space keeps an amount on one line.
const SPACE = '\u00a0';
const EURO = { currency: 'EUR', symbol: '€', thousands: '.', decimals: ',' };
const FRANC = { currency: 'CHF', symbol: 'CHF', thousands: "'", decimals: '.' };
const MONEY = {
    DE: { ...EURO, isSymbolHiddenByDefault: true },
    AT: EURO,
    SK: EURO,
    CH: FRANC,
    CH_FR: FRANC,
    PL: { currency: 'PLN', symbol: 'zł', thousands: SPACE, decimals: ',' },
    CZ: { currency: 'CZK', symbol: 'Kč', thousands: SPACE, decimals: '' },
    HU: { currency: 'HUF', symbol: 'Ft', thousands: SPACE, decimals: '' },
    TR: { currency: 'TRY', symbol: 'TL', thousands: '.', decimals: ',' },
};
/**
 * Splits an amount in cents as the specification says: the whole part is the integer division by 100, the decimal part
 * the remainder of the absolute value. The sign is kept apart, so that -50 cents is not shown as 0.
 */
function moneyParts(cents, site) {
    const { thousands, decimals } = MONEY[site];
    const absolute = Math.abs(Math.trunc(cents));
    const whole = String(Math.trunc(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, thousands);
    const decimal = decimals ? String(absolute % 100).padStart(2, '0') : '';
    return { isNegative: cents < 0 && (decimal !== '' || absolute >= 100), whole, decimal };
}
/** An amount in cents as the site writes it, e.g. 123456 → "1.234,56 €" on AT. */
function formatMoney(cents, site, options = {}) {
    const { symbol, decimals, isSymbolHiddenByDefault } = MONEY[site];
    const { isNegative, whole, decimal } = moneyParts(cents, site);
    const amount = `${isNegative ? '-' : ''}${whole}${decimals}${decimal}`;
    const withSymbol = options.withSymbol ?? !isSymbolHiddenByDefault;
    if (!withSymbol)
        return amount;
    return symbol === 'CHF' ? `${symbol}${SPACE}${amount}` : `${amount}${SPACE}${symbol}`;
}

/** An amount as the site writes it (specification 1 §3, §9). */
function Price({ amount, previous, previousLabel, site, ...options }) {
    const isReduced = previous !== undefined && previous > amount;
    return (jsxs("span", { className: `price${isReduced ? ' price--reduced' : ''}`, children: [isReduced && (jsxs("s", { className: "price__previous", children: [jsxs("span", { className: "visually-hidden", children: [previousLabel, " "] }), formatMoney(previous, site, options)] })), jsx("span", { className: "price__amount", children: formatMoney(amount, site, options) })] }));
}

/** What an item is called; a subscription by its type. */
function useItemTitle() {
    const t = useText('minicart');
    return (item) => {
        switch (item.kind) {
            case 'partnerProduct':
                return item.partnerProduct.title;
            case 'subscription': {
                const { giftSubscriptionInformation, subscriptionType } = item.subscription;
                return t(giftSubscriptionInformation ? 'subscription.gift' : `subscription.${subscriptionType}`);
            }
            default:
                return item.article.title;
        }
    };
}

/** One line of the cart: picture, title, what it is, what it costs. */
function CartTile({ item, site, onDelete }) {
    const t = useText('minicart');
    const title = useItemTitle()(item);
    return (jsxs(Tile, { title: title, picture: pictureOf(item), href: item.kind === 'partnerProduct' ? undefined : articleOf(item)?.productUrl, children: [jsx("div", { className: "tile__details", children: detailsOf(item, site) }), jsxs("div", { className: "tile__foot", children: [jsx("span", { className: "tile__quantity", children: countOf(item) !== undefined && t('quantity', { count: countOf(item) }) }), jsx(TilePrice, { item: item, site: site }), jsx("button", { type: "button", className: "tile__delete", "aria-label": t('deleteItem', { title }), onClick: onDelete, children: jsx(Icon, { icon: Trash2, size: 18 }) })] })] }));
}
/** The frame that every tile of the mini cart has. */
function Tile({ title, picture, href, children }) {
    const target = safeUrl(href);
    const source = safeUrl(picture);
    return (jsxs("article", { className: "tile", "aria-label": title, children: [jsx("div", { className: "tile__picture", children: source && jsx("img", { src: source, alt: "", width: "80", height: "80", loading: "lazy", decoding: "async" }) }), jsxs("div", { className: "tile__body", children: [jsx("h3", { className: "tile__title", children: target ? jsx("a", { href: target, children: title }) : title }), children] })] }));
}
const articleOf = (item) => ('article' in item ? item.article : undefined);
function pictureOf(item) {
    if (item.kind === 'partnerProduct')
        return item.partnerProduct.imageUrl;
    if (item.kind === 'subscription')
        return item.subscription.recurringArticles[0]?.imageUrl;
    return item.article.imageUrl;
}
function countOf(item) {
    if (item.kind === 'partnerProduct')
        return item.partnerProduct.totalQuantity;
    return articleOf(item)?.quantity;
}
function TilePrice({ item, site }) {
    const t = useText('minicart');
    if (item.kind === 'freeArticle')
        return jsx("span", { className: "tile__free", children: t('freeArticle') });
    if (item.kind === 'partnerProduct')
        return jsx(Price, { amount: item.partnerProduct.totalPrice, site: site });
    if (item.kind === 'subscription') {
        const { recurringArticlesPrice } = item.subscription;
        return recurringArticlesPrice ? jsx(Price, { amount: recurringArticlesPrice.calculatedPrice, site: site }) : null;
    }
    const { price, currentShopPrice } = item.article;
    const amount = price?.calculatedPrice ?? currentShopPrice;
    if (amount === undefined)
        return null;
    return (jsx(Price, { amount: amount, previous: price?.calculatedOriginalPrice, previousLabel: t('originalPrice'), site: site }));
}
function detailsOf(item, site) {
    if (item.kind === 'subscription')
        return jsx(SubscriptionDetails, { subscription: item.subscription });
    const article = articleOf(item);
    return article && jsx(ArticleDetails, { article: article }, site);
}
function ArticleDetails({ article }) {
    // TEXT is shown first (specification 1 §3).
    const dimensions = [...article.dimensions].sort((a, b) => Number(b.type === 'TEXT') - Number(a.type === 'TEXT'));
    return (jsxs(Fragment, { children: [dimensions.map(({ name, value }) => (jsxs("p", { children: [name, ": ", value] }, name))), jsx(AvailabilityHint, { availability: article.availability })] }));
}
function AvailabilityHint({ availability }) {
    const t = useText('minicart');
    if (availability === 'NOT_AVAILABLE' || availability === 'SOLDOUT') {
        return jsx("p", { className: "tile__error", children: t(`availability.${availability}`) });
    }
    return availability === 'SHORTAGE' ? jsx("p", { className: "tile__info", children: t('availability.SHORTAGE') }) : null;
}
function SubscriptionDetails({ subscription }) {
    const t = useText('minicart');
    const { recurringIntervalDuration: interval, giftSubscriptionInformation: gift } = subscription;
    return (jsxs(Fragment, { children: [interval && jsx("p", { children: t(`interval.${interval.intervalUnit}`, { count: interval.intervalDuration }) }), gift && jsx("p", { children: t('deliveries', { count: gift.numberOfDeliveries }) }), [...subscription.recurringArticles, ...subscription.nonRecurringArticles].map((article) => (jsxs("p", { children: [article.quantity, " \u00D7 ", article.title] }, article.productId)))] }));
}

/** What stands in the place of a deleted item for a while (specification 1 §4). */
function DeletedTile({ title, onUndo }) {
    const t = useText('minicart');
    return (jsxs("div", { className: "deleted-tile", children: [jsxs("p", { className: "deleted-tile__text", children: [jsx("s", { children: title }), jsx("span", { className: "deleted-tile__label", children: t('deleted') })] }), onUndo && (jsx("button", { type: "button", className: "deleted-tile__undo", "aria-label": `${t('undo')}: ${title}`, onClick: onUndo, children: t('undo') }))] }));
}

/** The cart's lines; a deleted one stays in its place for a while, and is announced. */
function CartRows({ site }) {
    const t = useText('minicart');
    const titleOf = useItemTitle();
    const rows = useAtomValue(cartRowsAtom);
    const deletedItems = useAtomValue(deletedItemsAtom);
    const changeCart = useSetAtom(changeCartAtom);
    const list = useRef(null);
    const [lastDeleted, setLastDeleted] = useState();
    const announced = deletedItems.at(-1);
    useKeptFocus(list, rows, lastDeleted);
    const remove = (row) => {
        setLastDeleted(row.key);
        changeCart({ change: removalOf(row.item) });
    };
    const undo = (row) => {
        const change = restorationOf(row.item);
        const restores = deletedItems.find((deleted) => deleted.key === row.key);
        if (change && restores)
            changeCart({ change, restores });
    };
    return (jsxs(Fragment, { children: [jsx("p", { className: "visually-hidden", role: "status", children: announced && t('deletedItem', { title: titleOf(announced.item) }) }), jsx("ul", { ref: list, className: "minicart__rows", tabIndex: -1, children: rows.map((row) => (jsx("li", { "data-row": row.key, className: "minicart__row", children: row.isDeleted ? (jsx(DeletedTile, { title: titleOf(row.item), onUndo: restorationOf(row.item) ? () => undo(row) : undefined })) : (jsx(CartTile, { item: row.item, site: site, onDelete: () => remove(row) })) }, row.key))) })] }));
}
/** The button that deleted is gone: focus goes to the deleted line's Undo, and to the list when that goes too. */
function useKeptFocus(list, rows, lastDeleted) {
    const hadFocus = useRef(false);
    useEffect(() => {
        const element = list.current;
        if (!element || !lastDeleted)
            return;
        const root = element.getRootNode();
        const row = element.querySelector(`[data-row="${CSS.escape(lastDeleted)}"]`);
        if (root.activeElement) {
            hadFocus.current = row?.contains(root.activeElement) ?? false;
        }
        else if (row) {
            row.querySelector('button')?.focus();
            hadFocus.current = true;
        }
        else if (hadFocus.current) {
            element.focus();
            hadFocus.current = false;
        }
    }, [list, rows, lastDeleted]);
}

/** What can't be sold as it is: said, and removable (specification 1 §2, §8). */
function DefectiveTiles({ cart }) {
    const t = useText('minicart');
    const titleOf = useItemTitle();
    const changeCart = useSetAtom(changeCartAtom);
    const items = defectsOf(cart);
    if (items.length === 0)
        return null;
    return (jsx("ul", { className: "minicart__rows", children: items.map(({ item, message, isRemovable }) => (jsx("li", { className: "minicart__row", children: jsxs(Tile, { title: titleOf(item), children: [jsx("p", { className: "tile__error", children: t(message) }), jsxs("div", { className: "tile__foot", children: [jsx("span", { className: "tile__quantity" }), jsx("button", { type: "button", className: "tile__delete", "aria-label": t('deleteItem', { title: titleOf(item) }), disabled: !isRemovable, onClick: () => changeCart({ change: removalOf(item) }), children: jsx(Icon, { icon: Trash2, size: 18 }) })] })] }) }, itemKey(item)))) }));
}
function defectsOf(cart) {
    const article = (kind) => (one) => ({ item: { kind, article: one }, message: 'defect.article', isRemovable: one.tcm !== undefined });
    return [
        ...cart.defectiveArticles.map(article('article')),
        ...cart.defectiveGiftCards.map((giftCard) => article('giftCard')(giftCard.article)),
        ...cart.defectivePartnerProducts.map((partnerProduct) => ({ item: { kind: 'partnerProduct', partnerProduct }, message: 'defect.partnerProduct', isRemovable: true })),
        ...cart.defectiveSubscriptions.map((subscription) => ({ item: { kind: 'subscription', subscription }, message: 'defect.subscriptionTile', isRemovable: true })),
    ];
}

/** Where one goes from here: the cart page, and the checkout when everything in the cart can be sold. */
function ExitButtons({ cart, cartUrl, checkoutUrl }) {
    const t = useText('minicart');
    const ownCheckout = cart.subscriptions.length > 0 ? ROUTES.subscriptionCheckout : ROUTES.checkout;
    return (jsxs("div", { className: "minicart__exits", children: [jsx(ButtonLink, { href: canCheckOut(cart) ? checkoutUrl || ownCheckout : undefined, children: t('toCheckout') }), jsx(ButtonLink, { href: cartUrl, variant: "secondary", children: t('toCart') })] }));
}

const line = (kind, cents, name) => ({
    key: name === undefined ? kind : `${kind}:${name}`,
    kind,
    cents,
    ...(name !== undefined && { name }),
});
const isAboveZero = (cents) => cents !== undefined && cents > 0;
/** The price summary's lines in the order they are shown, the sum last (specification 1 §2, §5). */
function summaryLinesOf(cart) {
    const summary = cart.priceSummary;
    const shipping = summary ? summary.shippingCosts : cart.shippingCost;
    const onDelivery = summary ? summary.paymentOnDeliveryCosts : cart.paymentOnDeliveryCost;
    const beans = summary ? summary.totalRedeemedLoyaltyBeans : cart.loyaltyBeanData?.redeemedValue;
    const lines = [];
    // 0 is free shipping, undefined is not known yet.
    if (shipping !== undefined)
        lines.push(shipping > 0 ? line('shipping', shipping) : line('freeShipping', 0));
    if (isAboveZero(onDelivery))
        lines.push(line('paymentOnDelivery', onDelivery));
    if (isAboveZero(beans))
        lines.push(line('beans', -beans));
    if (isAboveZero(summary?.totalRedeemedNonWsacDiscounts)) {
        lines.push(line('rebate', -summary.totalRedeemedNonWsacDiscounts));
    }
    for (const { wsac, discount } of summary?.redeemedWsacDiscounts ?? [])
        lines.push(line('coupon', -discount, wsac));
    for (const { cardNumber, redeemedAmount } of cart.giftCardRedemptions) {
        lines.push(line('giftCard', -redeemedAmount, cardNumber));
    }
    lines.push(line('total', summary ? summary.cartFinalSum : cart.totalSum));
    return lines;
}

/** What it comes to, line by line (specification 1 §2, §5). */
function PriceSummary({ cart, site }) {
    const t = useText('minicart');
    const money = (cents) => formatMoney(cents, site, { withSymbol: true });
    return (jsx("dl", { className: "summary", "aria-label": t('summary.label'), children: summaryLinesOf(cart).map((line) => (jsxs("div", { className: `summary__line summary__line--${line.kind}`, children: [jsx("dt", { children: t(`summary.${line.kind}`, { code: line.name, number: line.name }) }), jsx("dd", { children: line.kind === 'freeShipping' ? t('summary.free') : money(line.cents) })] }, line.key))) }));
}

/** The cart at a glance (specification 1 §2, §4): loading, empty, filled or failed. */
function MiniCart(props) {
    const t = useText('minicart');
    const { isHydrated } = useElement();
    const store = useStore();
    const isShown = isHydrated && (props.openOnPage || pageType() !== 'basket');
    useEffect(() => {
        if (isShown)
            return connectCart(store);
    }, [store, isShown]);
    if (!isShown)
        return null;
    return (jsxs("section", { className: "minicart", "aria-label": t('label'), part: "minicart", children: [jsx("h2", { className: "minicart__heading", children: t('heading') }), jsx(MiniCartView, { ...props })] }));
}
function MiniCartView(props) {
    const t = useText('minicart');
    const view = useAtomValue(cartViewAtom);
    switch (view.status) {
        case 'loading':
            return jsx(Spinner, { label: t('loading') });
        case 'failed':
            return jsx(FailedCart, {});
        case 'empty':
            return jsx(EmptyCart, { continueUrl: props.continueUrl });
        case 'filled':
            return jsx(FilledCart, { ...props, cart: view.cart });
    }
}
function FailedCart() {
    const t = useText('minicart');
    const loadCart = useSetAtom(loadCartAtom);
    return (jsxs("div", { className: "minicart__notice", children: [jsx(Notification, { state: "error", children: t('readError') }), jsx(Button, { variant: "secondary", onClick: () => void loadCart({ forceReload: true }), children: t('retry') })] }));
}
function EmptyCart({ continueUrl }) {
    const t = useText('minicart');
    return (jsxs("div", { className: "minicart__empty", children: [jsx(Icon, { icon: ShoppingBag, size: 44, strokeWidth: 1.25 }), jsx("p", { className: "minicart__empty-text", children: t('empty') }), jsx("p", { className: "minicart__hint", children: t('emptyHint') }), jsx(ButtonLink, { href: continueUrl, children: t('continueShopping') })] }));
}
function FilledCart({ cart, ...props }) {
    const t = useText('minicart');
    const fault = useAtomValue(changeFaultAtom);
    return (jsxs(Fragment, { children: [jsxs("div", { className: "minicart__content", children: [fault && jsx(Notification, { state: "error", children: changeErrorText(t, fault.error, fault.limit) }), hasDefects(cart) && jsx(Notification, { state: "error", children: t('defects') }), jsx(CartRows, { site: props.site }), jsx(DefectiveTiles, { cart: cart })] }), jsxs("div", { className: "minicart__foot", children: [jsx(PriceSummary, { cart: cart, site: props.site }), jsx(ExitButtons, { cart: cart, cartUrl: props.cartUrl, checkoutUrl: props.checkoutUrl })] })] }));
}

/**
 * The cart at a glance. Alone on a page it shows its panel at once; inside the header it is the cart flyout's content.
 *
 * @attr {boolean} open-on-page - Also shown on the basket page.
 * @attr {string} checkout-url - Where "to checkout" leads; by default the checkout that the cart's content needs.
 * @attr {string} [cart-url=/cart?step=shopping_cart] - Where "to the cart" leads.
 * @attr {string} [continue-url=/] - Where "continue shopping" leads from an empty cart.
 * @fires cart-data-changed - On `window`: `{ itemCount }`, when the count changes.
 * @fires shop-cart-change-result - On `window`: the answer to `shop-cart-change`.
 * @fires shop-element-ready - On `window`: `{ element, version, hydrated }`.
 * @fires shop-element-error - On `window`: `{ element, code, message }`.
 * @csspart minicart - The whole panel.
 */
const shopMinicart = {
    tag: 'shop-minicart',
    attributes: MINICART_ATTRIBUTES,
    features: ['minicart'],
    loadSheet: () => import('./shop-minicart-g-WcDyJO.mjs'),
    component: MiniCart,
};
defineElement(shopMinicart);

export { shopMinicart };
