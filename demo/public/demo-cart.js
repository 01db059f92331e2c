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
    var amount = (cents < 0 ? '\u2212' : '') + whole + decimal
    return format.symbol === 'CHF' ? 'CHF\u00a0' + amount : amount + '\u00a0' + format.symbol
  }

  function el(name, attributes, children) {
    var node = document.createElement(name)
    Object.keys(attributes).forEach((key) => {
      if (key === 'text') node.textContent = attributes.text
      else node.setAttribute(key, attributes[key])
    })
    node.append.apply(node, (children || []).filter(Boolean))
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

  /* `changeTo` makes the change of a quantity, `remove` is the change that removes the line. */
  function lineOf(item) {
    var field =
      item.changeTo &&
      el('input', {
        class: 'form-control',
        type: 'number',
        min: 0,
        max: 99,
        value: item.quantity,
        'aria-label': texts.quantityTitle.replace('{title}', item.title),
      })
    if (field) field.addEventListener('change', () => send(item.changeTo(Math.max(0, Math.floor(Number(field.value))))))
    var label = texts.removeTitle.replace('{title}', item.title)
    var remove = el('button', { class: 'btn btn-link', type: 'button', text: texts.remove, 'aria-label': label })
    remove.disabled = !item.remove
    remove.addEventListener('click', () => send(item.remove))
    return el('li', { class: 'cart-line' }, [
      el('img', { src: item.image, alt: '', width: 72, height: 72 }),
      el('h2', {}, [item.url ? el('a', { href: item.url, text: item.title }) : item.title]),
      el('strong', { text: item.price }),
      item.note && el('p', { class: 'hint', text: item.note }),
      item.error && el('p', { class: 'is-failed', text: item.error }),
      el('div', { class: 'cart-line-tools' }, [field, remove]),
    ])
  }

  function item(kind, product, cents, quantity) {
    var isGone = product.availability === 'SOLDOUT' || product.availability === 'NOT_AVAILABLE'
    function changeTo(count) {
      return shop.changeOf(kind, product.productId || product.partnerProductId, product.tcm, count)
    }
    return {
      title: product.title,
      url: product.productUrl || product.formUrl,
      image: product.imageUrl,
      quantity: quantity,
      price: money(cents),
      note: (product.dimensions || [])
        .filter((dimension) => dimension.type === 'TEXT')
        .map((dimension) => dimension.name + ': ' + dimension.value)
        .join(', '),
      error: isGone ? texts.soldOut : '',
      changeTo: changeTo,
      remove: changeTo(0),
    }
  }

  function articleItem(article) {
    return item('article', article, article.price.calculatedPrice, shop.countOf(article.quantity))
  }

  function giftCardItem(card) {
    return item('gift-card', card.article, card.article.price.calculatedPrice, shop.countOf(card.article.quantity))
  }

  function partnerItem(product) {
    return item('partner-product', product, product.totalPrice, product.totalQuantity)
  }

  function freeItem(article) {
    var key = { productId: article.productId, campaignId: article.campaignId, remove: true }
    var change = { changeTo: undefined, remove: { setFreeArticle: key } }
    return Object.assign(articleItem(article), { price: texts.free }, change)
  }

  function subscriptionItem(subscription) {
    var articles = subscription.recurringArticles.concat(subscription.nonRecurringArticles)
    return {
      title: texts.subscription,
      image: articles[0].imageUrl,
      price: money(articles.reduce((sum, article) => sum + article.price.calculatedPrice, 0)),
      note: articles.map((article) => shop.countOf(article.quantity) + ' × ' + article.title).join(', '),
      remove: { deleteSubscription: { subscriptionId: subscription.subscriptionConfigurationId } },
    }
  }

  /* One without a tcm can't be removed. */
  function defective(make) {
    return (line) => {
      var article = line.article || line
      var isStuck = article.productId !== undefined && article.tcm === undefined
      return Object.assign(
        make(line),
        { error: texts.defective, changeTo: undefined },
        isStuck && { remove: undefined },
      )
    }
  }

  function itemsOf(cart) {
    return [].concat(
      cart.defectiveArticles.map(defective(articleItem)),
      cart.defectiveGiftCards.map(defective(giftCardItem)),
      cart.defectivePartnerProducts.map(defective(partnerItem)),
      cart.defectiveSubscriptions.map(defective(subscriptionItem)),
      cart.articles.map(articleItem),
      cart.freeArticles.map(freeItem),
      cart.giftCards.map(giftCardItem),
      cart.partnerProducts.map(partnerItem),
      cart.subscriptions.map(subscriptionItem),
    )
  }

  function exitsOf(cart, isEmpty) {
    var url = cart.subscriptions.length > 0 ? settings.routes.subscriptionCheckout : settings.routes.checkout
    return el('p', { class: 'cart-exits' }, [
      el('a', { class: 'btn btn-default', href: settings.routes.home, text: texts.continueShopping }),
      !isEmpty && el('a', { class: 'btn btn-primary', href: url, text: texts.toCheckout }),
    ])
  }

  /* What the sum holds besides the lines. */
  function sumsOf(cart) {
    var discounts = (cart.priceSummary && cart.priceSummary.redeemedWsacDiscounts) || []
    var sums = cart.redeemedWsacs.map((code) => {
      var found = discounts.find((one) => one.wsac === code)
      return texts.coupon.replace('{code}', code) + (found ? ': ' + money(-found.discount) : '')
    })
    if (cart.shippingCost > 0) sums.push(texts.shipping + ': ' + money(cart.shippingCost))
    return sums.map((text) => el('p', { class: 'hint cart-sum', text: text }))
  }

  function show(nodes) {
    root.replaceChildren.apply(root, nodes.filter(Boolean))
    root.removeAttribute('aria-busy')
  }

  function render(cart) {
    var items = itemsOf(cart)
    var isEmpty = items.length === 0
    var total = texts.total + ': ' + money(cart.totalSum)
    /* Rendering replaces the focused field or button: focus its successor. */
    var focused = root.contains(document.activeElement) && document.activeElement.getAttribute('aria-label')
    show([
      errorMessage && el('p', { class: 'alert', role: 'alert', text: errorMessage }),
      isEmpty
        ? el('p', { class: 'lead', text: texts.cartEmpty })
        : el('ul', { class: 'cart-lines' }, items.map(lineOf)),
      ...sumsOf(cart),
      !isEmpty && el('p', { class: 'cart-total', text: total }),
      !isEmpty && el('p', { class: 'hint', text: texts.totalHint }),
      exitsOf(cart, isEmpty),
    ])
    if (focused) {
      var again = root.querySelector('[aria-label="' + CSS.escape(focused) + '"]')
      if (again) again.focus()
    }
    status.textContent = isEmpty ? texts.cartEmpty : total
  }

  var latest = 0
  function load() {
    var request = ++latest
    shop.readCart().then(
      (cart) => request === latest && render(cart),
      () => request === latest && show([el('p', { class: 'alert', role: 'alert', text: texts.cartError })]),
    )
  }
  /* Changes from elsewhere: the mini cart, another tab, the demo bar. */
  ;['cart-data-changed', 'shop-cart-change-result', 'cartTriggerUpdate'].forEach((name) => {
    window.addEventListener(name, load)
  })
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) load()
  })
  load()
})()
