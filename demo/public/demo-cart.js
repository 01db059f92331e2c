/* The cart page: fetches the cart, renders its lines and changes it by the elements' window events. */
;(() => {
  var root = document.querySelector('[data-cart-page]')
  var status = document.querySelector('[data-cart-status]')
  var settings = JSON.parse(document.querySelector('[data-cart-settings]').textContent)
  var texts = settings.texts
  var shop = window.demoShop

  function money(cents) {
    var format = settings.money
    var whole = String(Math.floor(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, format.thousands)
    var decimal = format.decimals ? format.decimals + String(Math.abs(cents) % 100).padStart(2, '0') : ''
    var amount = (cents < 0 ? '-' : '') + whole + decimal
    return format.symbol === 'CHF' ? 'CHF\u00a0' + amount : amount + '\u00a0' + format.symbol
  }

  function fill(text, values) {
    return text.replace(/\{(\w+)\}/g, (match, name) => values[name])
  }

  function el(name, attributes, children) {
    var node = document.createElement(name)
    Object.keys(attributes || {}).forEach((key) => {
      if (key === 'text') node.textContent = attributes.text
      else if (attributes[key] !== undefined) node.setAttribute(key, attributes[key])
    })
    ;(children || []).forEach((child) => {
      if (child) node.appendChild(child)
    })
    return node
  }

  /* The message of the last failed change; the cart is fetched again in any case. */
  var errorMessage = ''
  function send(change) {
    errorMessage = ''
    shop.changeCart(change, function (result) {
      if (!result.ok) errorMessage = result.message || texts.addFailed
      load()
    })
  }

  function quantityField(item) {
    var label = fill(texts.quantityTitle, item)
    var input = el('input', {
      class: 'form-control',
      type: 'number',
      min: 0,
      max: 99,
      value: item.quantity,
      'aria-label': label,
    })
    input.addEventListener('change', () => {
      var wanted = Math.max(0, Math.floor(Number(input.value)))
      if (Number.isFinite(wanted)) send(item.changeTo(wanted))
    })
    return input
  }

  function removeButton(item) {
    var label = fill(texts.removeTitle, item)
    var button = el('button', { class: 'btn btn-link', type: 'button', text: texts.remove, 'aria-label': label })
    if (!item.remove) button.disabled = true
    else
      button.addEventListener('click', () => {
        send(item.remove)
      })
    return button
  }

  function lineOf(item) {
    var title = item.url ? el('a', { href: item.url, text: item.title }) : document.createTextNode(item.title)
    return el('li', { class: 'cart-line' }, [
      el('img', { src: item.image, alt: '', width: 72, height: 72 }),
      el('h2', { class: 'cart-line-title' }, [title]),
      el('span', { class: 'cart-line-price', text: item.price }),
      item.note && el('p', { class: 'cart-line-note', text: item.note }),
      item.error && el('p', { class: 'cart-line-note is-error', text: item.error }),
      el('div', { class: 'cart-line-tools' }, [item.changeTo && quantityField(item), removeButton(item)]),
    ])
  }

  function articleItem(article, kind) {
    var key = { productId: article.productId, tcm: article.tcm }
    function changeTo(count) {
      return kind === 'gift-card'
        ? { setGiftCard: Object.assign({ set: count }, key) }
        : { setArticle: Object.assign({ quantity: count }, key) }
    }
    var isGone = article.availability === 'SOLDOUT' || article.availability === 'NOT_AVAILABLE'
    return {
      title: article.title,
      url: article.productUrl,
      image: article.imageUrl,
      quantity: shop.countOf(article.quantity),
      price: money(article.price.calculatedPrice),
      note: article.dimensions.map((dimension) => dimension.name + ': ' + dimension.value).join(', '),
      error: isGone ? texts.soldOut : '',
      changeTo: changeTo,
      remove: changeTo(0),
    }
  }

  function freeItem(article) {
    return Object.assign(articleItem(article), {
      price: texts.free,
      changeTo: undefined,
      remove: { setFreeArticle: { productId: article.productId, campaignId: article.campaignId, remove: true } },
    })
  }

  function partnerItem(product) {
    function changeTo(count) {
      return { setPartnerProduct: { partnerProductId: product.partnerProductId, set: count } }
    }
    return {
      title: product.title,
      url: product.formUrl,
      image: product.imageUrl,
      quantity: product.totalQuantity,
      price: money(product.totalPrice),
      changeTo: changeTo,
      remove: changeTo(0),
    }
  }

  function subscriptionItem(subscription) {
    var articles = subscription.recurringArticles.concat(subscription.nonRecurringArticles)
    var cents = articles.reduce((sum, article) => sum + article.price.calculatedPrice, 0)
    return {
      title: texts.subscription,
      image: articles[0] && articles[0].imageUrl,
      price: money(cents),
      note: articles.map((article) => shop.countOf(article.quantity) + ' × ' + article.title).join(', '),
      remove: { deleteSubscription: { subscriptionId: subscription.subscriptionConfigurationId } },
    }
  }

  function defective(item, isDeletable) {
    return Object.assign(item, {
      error: texts.defective,
      changeTo: undefined,
      remove: isDeletable ? item.remove : undefined,
    })
  }

  function itemsOf(cart) {
    function giftCard(card) {
      return articleItem(card.article, 'gift-card')
    }
    return [].concat(
      cart.defectiveArticles.map((article) => defective(articleItem(article), article.tcm !== undefined)),
      cart.defectiveGiftCards.map((card) => defective(giftCard(card), card.article.tcm !== undefined)),
      cart.defectivePartnerProducts.map((product) => defective(partnerItem(product), true)),
      cart.defectiveSubscriptions.map((subscription) => defective(subscriptionItem(subscription), true)),
      cart.articles.map((article) => articleItem(article)),
      cart.freeArticles.map(freeItem),
      cart.giftCards.map(giftCard),
      cart.partnerProducts.map(partnerItem),
      cart.subscriptions.map(subscriptionItem),
    )
  }

  function sum(name, cents, look) {
    return el('div', look && { class: look }, [el('dt', { text: name }), el('dd', { text: money(cents) })])
  }

  function sumsOf(cart) {
    var coupons = cart.priceSummary ? cart.priceSummary.redeemedWsacDiscounts : []
    return el(
      'dl',
      { class: 'cart-sums' },
      [cart.shippingCost !== undefined && sum(texts.shipping, cart.shippingCost)].concat(
        coupons.map((coupon) => sum(texts.deductions + ' ' + coupon.wsac, -coupon.discount)),
        cart.loyaltyBeanData ? [sum(texts.deductions, -cart.loyaltyBeanData.redeemedValue)] : [],
        cart.giftCardRedemptions.map((card) => sum(card.cardNumber, -card.redeemedAmount)),
        [
          sum(texts.total, cart.totalSum, 'cart-total'),
          el('div', { class: 'hint' }, [el('dt', { text: texts.vatHint }), el('dd')]),
        ],
      ),
    )
  }

  function exitsOf(cart, isEmpty) {
    var url = cart.subscriptions.length > 0 ? settings.routes.subscriptionCheckout : settings.routes.checkout
    return el('p', { class: 'cart-exits' }, [
      el('a', { class: 'btn btn-default', href: settings.routes.home, text: texts.continueShopping }),
      !isEmpty && el('a', { class: 'btn btn-primary', href: url, text: texts.toCheckout }),
    ])
  }

  function show(nodes) {
    root.replaceChildren.apply(root, nodes)
    root.removeAttribute('aria-busy')
  }

  function render(cart) {
    var items = itemsOf(cart)
    var isEmpty = items.length === 0
    /* Rendering replaces the focused field or button: focus its successor. */
    var focused =
      document.activeElement &&
      root.contains(document.activeElement) &&
      document.activeElement.getAttribute('aria-label')
    show(
      [
        errorMessage && el('p', { class: 'alert', role: 'alert', text: errorMessage }),
        isEmpty
          ? el('p', { class: 'lead', text: texts.cartEmpty })
          : el('ul', { class: 'cart-lines' }, items.map(lineOf)),
        !isEmpty && sumsOf(cart),
        exitsOf(cart, isEmpty),
      ].filter(Boolean),
    )
    if (focused) {
      var again = [].filter.call(
        root.querySelectorAll('[aria-label]'),
        (node) => node.getAttribute('aria-label') === focused,
      )[0]
      if (again) again.focus()
    }
    status.textContent = isEmpty ? texts.cartEmpty : texts.total + ': ' + money(cart.totalSum)
  }

  var latest = 0
  function load() {
    var request = ++latest
    shop.readCart().then(
      (cart) => {
        if (request === latest) render(cart)
      },
      () => {
        if (request === latest) show([el('p', { class: 'alert', role: 'alert', text: texts.cartError })])
      },
    )
  }
  /* Changes from elsewhere: the mini cart, another tab, the demo bar. */
  ;['cart-data-changed', 'shop-cart-change-result', 'cartTriggerUpdate'].forEach((name) => {
    window.addEventListener(name, () => {
      load()
    })
  })
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) load()
  })
  load()
})()
