import { jsxs, jsx } from 'react/jsx-runtime';
import { useRef, useLayoutEffect, useEffect, createElement } from 'react';
import { y as useTimeout, O as OVERLAY_HOVER_CLOSE_MS, I as Icon, u as useText } from './prerender-CcTpRAna.mjs';
import { X } from 'lucide';
import 'react-dom/static';
import 'i18next';
import 'jotai';
import '@r2wc/core';
import 'react-dom/client';
import 'valibot';
import 'ky';

/**
 * A panel in the top layer that leaves the page usable: no z-index of the host page covers it. Closes on the overlay,
 * its button, Escape, and when the pointer rests on the overlay (specification 1 §2).
 */
function Flyout({ id, label, closeLabel, anchor, onClose, children }) {
    const layer = useRef(null);
    const hoverOut = useTimeout();
    useTopLayer(layer, anchor);
    useEscape(() => onClose('escape'));
    return (jsxs("div", { ref: layer, className: "flyout", popover: "manual", children: [jsx("div", { className: "flyout__overlay", onClick: () => onClose('overlay'), onPointerEnter: (event) => {
                    if (event.pointerType === 'mouse')
                        hoverOut.start(() => onClose('hover-out'), OVERLAY_HOVER_CLOSE_MS);
                }, onPointerLeave: hoverOut.stop }), jsxs("div", { id: id, className: "flyout__panel", role: "dialog", "aria-label": label, part: "flyout", onPointerEnter: hoverOut.stop, children: [jsx("button", { type: "button", className: "flyout__close", "aria-label": closeLabel, onClick: () => onClose('button'), children: jsx(Icon, { icon: X, size: 22 }) }), children] })] }));
}
/** Shows a popover for as long as it is mounted, below its anchor. */
function useTopLayer(layer, anchor) {
    useLayoutEffect(() => {
        const element = layer.current;
        if (!element)
            return;
        const place = () => {
            const bottom = Math.max(0, anchor?.getBoundingClientRect().bottom ?? 0);
            element.style.setProperty('--_flyout-top', `${bottom}px`);
        };
        place();
        element.showPopover();
        const ends = new AbortController();
        const options = { signal: ends.signal, passive: true, capture: true };
        window.addEventListener('scroll', place, options);
        window.addEventListener('resize', place, options);
        return () => ends.abort();
    }, [layer, anchor]);
}
function useEscape(onEscape) {
    const latest = useRef(onEscape);
    latest.current = onEscape;
    useEffect(() => {
        const onKeyDown = (event) => {
            if (event.key === 'Escape' && !event.defaultPrevented)
                latest.current();
        };
        window.addEventListener('keydown', onKeyDown);
        return () => window.removeEventListener('keydown', onKeyDown);
    }, []);
}

/** The cart's flyout: what the page has slotted, or a mini cart of the header's own. */
function CartFlyout({ id, anchor, miniCart, onClose }) {
    const t = useText('header');
    return (jsx(Flyout, { id: id, label: t('cartFlyout'), closeLabel: t('closeFlyout'), anchor: anchor, onClose: onClose, children: jsx("slot", { name: "minicart", children: createElement('shop-minicart', miniCart) }) }));
}

export { CartFlyout, CartFlyout as default };
