import { atom } from 'jotai';
import { j as ask, U as UNCACHED, C as CART_PATH, t as tokenHeaders, k as cartFault, r as readBody, m as cartAnswerSchema, a as cartAtom, d as deletedItemsAtom, D as DELETED_ITEM_MS, n as pendingChangesAtom, o as pageContextAtom, l as loadCartAtom, w as writeMirror, q as cartRevisionAtom, c as confirmedCartAtom, s as emit, A as ApiError, v as tellError, b as changeFaultAtom, x as CHANGE_ERROR_MS } from './prerender-CcTpRAna.mjs';
import * as v from 'valibot';

const id = v.pipe(v.string(), v.minLength(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const changes = v.union([
    v.strictObject({ setArticle: v.object({ productId: id, tcm: v.optional(v.string()), quantity: count }) }),
    v.strictObject({ setFreeArticle: v.object({ productId: id, campaignId: id, remove: v.boolean() }) }),
    v.strictObject({ setGiftCard: v.object({ productId: id, tcm: v.optional(v.string()), set: count }) }),
    v.strictObject({ setPartnerProduct: v.object({ partnerProductId: id, set: count }) }),
    v.strictObject({ deleteSubscription: v.object({ subscriptionId: id }) }),
]);
/** What a page sent as a change, if it is exactly one of the five PUT bodies (specification 1 §7). */
function parseCartChange(value) {
    const result = v.safeParse(changes, value);
    return result.success ? result.output : undefined;
}

/**
 * Sends one change. 304 means that nothing changed.
 *
 * @throws {ApiError} with a change error of the catalogue, and its limit.
 */
async function putCart(context, change) {
    const answer = await ask(context, {
        method: 'put',
        path: CART_PATH,
        ...UNCACHED,
        headers: tokenHeaders('longTermToken', 'csrfToken'),
        body: change,
    });
    if (answer.status === 304)
        return { kind: 'unchanged' };
    const refused = cartFault('The cart change', answer);
    if (refused)
        throw refused;
    const { cart, addedProduct } = readBody(cartAnswerSchema, answer, 'The cart change', context);
    return { kind: 'changed', cart, ...(addedProduct !== undefined && { addedProduct }) };
}

/** One key per line of the cart: two changes with one key are about the same item. */
function changeKey(change) {
    if ('setArticle' in change)
        return `article:${change.setArticle.productId}:${change.setArticle.tcm ?? ''}`;
    if ('setFreeArticle' in change)
        return `free:${change.setFreeArticle.productId}:${change.setFreeArticle.campaignId}`;
    if ('setGiftCard' in change)
        return `giftCard:${change.setGiftCard.productId}:${change.setGiftCard.tcm ?? ''}`;
    if ('setPartnerProduct' in change)
        return `partner:${change.setPartnerProduct.partnerProductId}`;
    return `subscription:${change.deleteSubscription.subscriptionId}`;
}
/** The same key, from the item's side. */
function itemKey(item) {
    return changeKey(removalOf(item));
}
/** The PUT body that deletes an item (public contract, section 6). */
function removalOf(item) {
    switch (item.kind) {
        case 'article':
            return setArticleOf(item.article, 0);
        case 'freeArticle':
            return {
                setFreeArticle: { productId: item.article.productId, campaignId: item.article.campaignId ?? '', remove: true },
            };
        case 'giftCard':
            return setGiftCardOf(item.article, 0);
        case 'partnerProduct':
            return { setPartnerProduct: { partnerProductId: item.partnerProduct.partnerProductId, set: 0 } };
        case 'subscription':
            return { deleteSubscription: { subscriptionId: item.subscription.subscriptionConfigurationId } };
    }
}
/** The PUT body that brings a deleted item back; a subscription can't be brought back by a change. */
function restorationOf(item) {
    switch (item.kind) {
        case 'article':
            return setArticleOf(item.article, item.article.quantity);
        case 'freeArticle':
            return {
                setFreeArticle: { productId: item.article.productId, campaignId: item.article.campaignId ?? '', remove: false },
            };
        case 'giftCard':
            return setGiftCardOf(item.article, item.article.quantity);
        case 'partnerProduct': {
            const { partnerProductId, totalQuantity } = item.partnerProduct;
            return { setPartnerProduct: { partnerProductId, set: totalQuantity } };
        }
        case 'subscription':
            return undefined;
    }
}
const tcmOf = ({ tcm }) => (tcm === undefined ? {} : { tcm });
const setArticleOf = (article, quantity) => ({
    setArticle: { productId: article.productId, ...tcmOf(article), quantity },
});
const setGiftCardOf = (article, set) => ({
    setGiftCard: { productId: article.productId, ...tcmOf(article), set },
});
/** All lines of a cart in the order they are shown. */
function itemsOf(cart) {
    return [
        ...cart.articles.map((article) => ({ kind: 'article', article })),
        ...cart.freeArticles.map((article) => ({ kind: 'freeArticle', article })),
        ...cart.giftCards.map(({ article }) => ({ kind: 'giftCard', article })),
        ...cart.partnerProducts.map((partnerProduct) => ({ kind: 'partnerProduct', partnerProduct })),
        ...cart.subscriptions.map((subscription) => ({ kind: 'subscription', subscription })),
    ];
}
/** A cart with other lines; its sums stay as they are. */
function withItems(cart, items) {
    const articlesOf = (kind) => items.flatMap((item) => (item.kind === kind && 'article' in item ? [item.article] : []));
    return {
        ...cart,
        articles: articlesOf('article'),
        freeArticles: articlesOf('freeArticle'),
        giftCards: articlesOf('giftCard').map((article) => ({ article })),
        partnerProducts: items.flatMap((item) => (item.kind === 'partnerProduct' ? [item.partnerProduct] : [])),
        subscriptions: items.flatMap((item) => (item.kind === 'subscription' ? [item.subscription] : [])),
    };
}

/** The rules of the cart as pure functions (specification 1 §4, §5). */
const hasDefects = (cart) => cart.defectiveArticles.length +
    cart.defectiveGiftCards.length +
    cart.defectivePartnerProducts.length +
    cart.defectiveSubscriptions.length >
    0;
const isEmptyCart = (cart) => itemsOf(cart).length === 0 && !hasDefects(cart);
/** At least one article or partner product, nothing defective, nothing that can't be delivered (specification 1 §4). */
function canCheckOut(cart) {
    const hasContent = cart.numberOfArticles > 0 || cart.partnerProducts.length > 0;
    const isGone = ({ availability }) => availability === 'NOT_AVAILABLE' || availability === 'SOLDOUT';
    return hasContent && !hasDefects(cart) && ![...cart.articles, ...cart.freeArticles].some(isGone);
}
/** How many pieces a line counts in the badge, and what it costs in cents. */
function weightOf(item) {
    switch (item.kind) {
        case 'article':
        case 'giftCard':
            return { count: item.article.quantity, cents: item.article.price?.calculatedPrice ?? 0 };
        case 'freeArticle':
            return { count: 0, cents: 0 };
        case 'partnerProduct':
            return { count: item.partnerProduct.totalQuantity, cents: item.partnerProduct.totalPrice };
        case 'subscription':
            return { count: 1, cents: item.subscription.recurringArticlesPrice?.calculatedPrice ?? 0 };
    }
}
/** The number of pieces that a change sets its item to. */
function wantedCount(change) {
    if ('setArticle' in change)
        return change.setArticle.quantity;
    if ('setGiftCard' in change)
        return change.setGiftCard.set;
    if ('setPartnerProduct' in change)
        return change.setPartnerProduct.set;
    return 0;
}
const perPiece = (cents, count) => (count > 0 ? cents / count : 0);
function withCount(item, count) {
    if (item.kind === 'partnerProduct') {
        const { totalPrice, totalQuantity } = item.partnerProduct;
        const cents = Math.round(perPiece(totalPrice, totalQuantity) * count);
        return { ...item, partnerProduct: { ...item.partnerProduct, totalQuantity: count, totalPrice: cents } };
    }
    if (item.kind === 'subscription')
        return item;
    const { article } = item;
    const scale = (cents) => Math.round(perPiece(cents, article.quantity) * count);
    const price = article.price && {
        ...article.price,
        calculatedPrice: scale(article.price.calculatedPrice),
        ...(article.price.calculatedOriginalPrice !== undefined && {
            calculatedOriginalPrice: scale(article.price.calculatedOriginalPrice),
        }),
    };
    return { ...item, article: { ...article, quantity: count, ...(price && { price }) } };
}
/**
 * The cart as it will be when the change succeeds: what is shown at once (specification 1 §4). Applying a change twice
 * is applying it once.
 */
function applyChange(cart, change) {
    const key = changeKey(change);
    const items = itemsOf(cart);
    const before = items.find((item) => itemKey(item) === key);
    const count = wantedCount(change);
    if ('setFreeArticle' in change && !change.setFreeArticle.remove)
        return cart;
    // What is not in the cart yet has no tile to show, but counts.
    if (!before)
        return { ...cart, numberOfArticles: cart.numberOfArticles + count };
    const after = count > 0 ? withCount(before, count) : undefined;
    const lines = items.flatMap((item) => (item !== before ? [item] : after ? [after] : []));
    return reckoned(withItems(cart, lines), before, after);
}
/** The cart with a deleted item back among its kind; unchanged when it is still or again in it. */
function restoreItem(cart, item, index) {
    const items = itemsOf(cart);
    if (items.some((other) => itemKey(other) === itemKey(item)))
        return cart;
    const ofKind = items.filter((other) => other.kind === item.kind);
    const others = items.filter((other) => other.kind !== item.kind);
    const lines = [...others, ...ofKind.slice(0, index), item, ...ofKind.slice(index)];
    return reckoned(withItems(cart, lines), undefined, item);
}
/** Count and sums after one line became another, appeared or went. */
function reckoned(cart, before, after) {
    const none = { count: 0, cents: 0 };
    const from = before ? weightOf(before) : none;
    const to = after ? weightOf(after) : none;
    const cents = to.cents - from.cents;
    return {
        ...cart,
        numberOfArticles: Math.max(0, cart.numberOfArticles + to.count - from.count),
        totalSum: cart.totalSum + cents,
        ...(cart.priceSummary && {
            priceSummary: { ...cart.priceSummary, cartFinalSum: cart.priceSummary.cartFinalSum + cents },
        }),
    };
}

/** Deleted items stay visible for a while, and can be brought back (specification 1 §4, §9). */
const findItem = (cart, key) => itemsOf(cart).find((item) => itemKey(item) === key);
/** Keeps the item that a change takes out of the cart. An item that is put in again is no deleted one any more. */
const rememberDeletedAtom = atom(null, (get, set, change) => {
    const key = changeKey(change);
    const cart = get(cartAtom);
    const item = cart && findItem(cart, key);
    if (!cart || !item || findItem(applyChange(cart, change), key)) {
        if (get(deletedItemsAtom).some((other) => other.key === key))
            set(forgetDeletedAtom, key);
        return;
    }
    const index = itemsOf(cart)
        .filter((other) => other.kind === item.kind)
        .indexOf(item);
    const deleted = { key, item, index };
    set(deletedItemsAtom, (all) => [...all.filter((other) => other.key !== key), deleted]);
    setTimeout(() => set(deletedItemsAtom, (all) => all.filter((other) => other !== deleted)), DELETED_ITEM_MS);
});
const forgetDeletedAtom = atom(null, (_get, set, key) => {
    set(deletedItemsAtom, (all) => all.filter((other) => other.key !== key));
});

/**
 * Changing the cart: at once on the screen, then to the server one by one, in order. Waiting changes to one item
 * coalesce to the last; a failure takes its change away again and says why (specification 1 §4, public contract §6).
 */
const isSendingAtom = atom(false);
const faultTimerAtom = atom({});
/** Shows a change and queues it for the server. */
const changeCartAtom = atom(null, (get, set, { change, restores, request }) => {
    set(rememberDeletedAtom, change);
    const key = changeKey(change);
    const pending = get(pendingChangesAtom);
    // The first one may be on its way: then it can't be changed any more.
    const at = pending.findIndex((other, index) => other.key === key && (index > 0 || !get(isSendingAtom)));
    const waiting = pending[at];
    const next = {
        key,
        change,
        apply: (cart) => applyChange(restores ? restoreItem(cart, restores.item, restores.index) : cart, change),
        requestIds: [...(waiting?.requestIds ?? []), ...(request ? [request.id] : [])],
    };
    set(pendingChangesAtom, waiting ? pending.map((other, index) => (index === at ? next : other)) : [...pending, next]);
    void set(sendChangesAtom);
});
const sendChangesAtom = atom(null, async (get, set) => {
    if (get(isSendingAtom))
        return;
    set(isSendingAtom, true);
    for (let next = get(pendingChangesAtom)[0]; next; next = get(pendingChangesAtom)[0])
        await send(get, set, next);
    set(isSendingAtom, false);
});
/** Never rejects: what goes wrong is shown, told and answered. */
async function send(get, set, pending) {
    const context = get(pageContextAtom);
    // The answer and the end of the change are one write: the screen never counts it twice, or not at all.
    const settle = (cart) => {
        set(cartRevisionAtom, (revision) => revision + 1);
        if (cart)
            set(confirmedCartAtom, { status: 'known', cart });
        set(pendingChangesAtom, (all) => all.slice(1));
    };
    if (!context)
        return settle();
    try {
        const answer = await putCart(context, pending.change);
        if (answer.kind === 'unchanged') {
            settle();
            // Nothing changed there, so what is shown here may be out of date.
            void set(loadCartAtom);
            return reply(pending, { ok: true });
        }
        settle(answer.cart);
        writeMirror(context.site, answer.cart);
        reply(pending, { ok: true, ...(answer.addedProduct !== undefined && { addedProduct: answer.addedProduct }) });
    }
    catch (error) {
        settle();
        await fail(set, pending, context, error);
    }
}
async function fail(set, pending, context, error) {
    const { code, details, message } = error instanceof ApiError ? error : new ApiError('UNKNOWN', 'malformed', String(error));
    const fault = { error: code, ...(details.limit !== undefined && { limit: details.limit }) };
    set(forgetDeletedAtom, pending.key);
    set(showFaultAtom, fault);
    tellError(context.element, code, message);
    if (pending.requestIds.length === 0)
        return;
    const text = await context.describeChangeError(code, details.limit).catch(() => undefined);
    reply(pending, { ok: false, ...fault, ...(text !== undefined && { message: text }) });
}
function reply({ requestIds }, result) {
    for (const id of requestIds)
        emit('shop-cart-change-result', { ...(id !== undefined && { requestId: id }), ...result });
}
/** A fault is shown for a while, and a newer one starts the time anew. */
const showFaultAtom = atom(null, (get, set, fault) => {
    const slot = get(faultTimerAtom);
    clearTimeout(slot.timer);
    set(changeFaultAtom, fault);
    slot.timer = setTimeout(() => set(changeFaultAtom, undefined), CHANGE_ERROR_MS);
});
/** A change that a page asked for; what is no change is answered, and not sent. */
const externalChangeAtom = atom(null, (get, set, detail) => {
    const { requestId, change } = (typeof detail === 'object' && detail !== null ? detail : {});
    const id = typeof requestId === 'string' ? requestId : undefined;
    const parsed = parseCartChange(change);
    if (parsed)
        return set(changeCartAtom, { change: parsed, request: { id } });
    const element = get(pageContextAtom)?.element ?? 'shop-minicart';
    tellError(element, 'INVALID_CHANGE', 'shop-cart-change: the change is not one of the five bodies.');
    emit('shop-cart-change-result', { ...(id !== undefined && { requestId: id }), ok: false, error: 'UNKNOWN' });
});

var cartChanges = /*#__PURE__*/Object.freeze({
    __proto__: null,
    changeCartAtom: changeCartAtom,
    externalChangeAtom: externalChangeAtom
});

export { itemsOf as a, itemKey as b, changeCartAtom as c, removalOf as d, canCheckOut as e, cartChanges as f, hasDefects as h, isEmptyCart as i, restorationOf as r };
