/* "Add to cart" as a template author would write it: it knows nothing of the elements but their window events. */
;(() => {
  var CART_URL = '/service/cart/api/cart'
  /* Elements answer every request; this is for pages without them. */
  var TIMEOUT_MS = 20000
  var lastKnown = {}
  var requests = 0

  function cookie(name) {
    var found = document.cookie.split('; ').filter((pair) => pair.indexOf(name + '=') === 0)[0]
    return found ? decodeURIComponent(found.slice(name.length + 1)) : ''
  }

  function readCart() {
    return fetch(CART_URL, {
      cache: 'no-store',
      credentials: 'same-origin',
      headers: {
        'X-CSRF-Token': cookie('csrfToken'),
        'X-Long-Term-Token': cookie('longTermToken'),
        'X-Hunter-Site': document.documentElement.getAttribute('data-site'),
      },
    })
      .then((answer) => {
        if (!answer.ok) throw new Error('The cart answers ' + answer.status)
        return answer.json()
      })
      .then((body) => body.cart)
  }

  function countOf(quantity) {
    return typeof quantity === 'object' && quantity ? quantity.quantity : Number(quantity) || 0
  }

  function quantityIn(cart, kind, id) {
    var counts = cart.articles
    if (kind === 'gift-card') counts = cart.giftCards.map((card) => card.article)
    if (kind === 'partner-product') {
      counts = cart.partnerProducts.map((product) => ({
        productId: product.partnerProductId,
        quantity: product.totalQuantity,
      }))
    }
    return counts.reduce((sum, line) => (line.productId === id ? sum + countOf(line.quantity) : sum), 0)
  }

  function changeOf(kind, id, tcm, quantity) {
    if (kind === 'gift-card') return { setGiftCard: { productId: id, tcm: tcm, set: quantity } }
    if (kind === 'partner-product') return { setPartnerProduct: { partnerProductId: id, set: quantity } }
    return { setArticle: { productId: id, tcm: tcm, quantity: quantity } }
  }

  /* Calls back with the result of this request. */
  function changeCart(change, done) {
    requests += 1
    var requestId = 'page-' + Date.now() + '-' + requests
    var timer = setTimeout(() => {
      finish({ ok: false })
    }, TIMEOUT_MS)
    function finish(result) {
      clearTimeout(timer)
      window.removeEventListener('shop-cart-change-result', onResult)
      done(result)
    }
    function onResult(event) {
      if (event.detail && event.detail.requestId === requestId) finish(event.detail)
    }
    window.addEventListener('shop-cart-change-result', onResult)
    window.dispatchEvent(new CustomEvent('shop-cart-change', { detail: { requestId: requestId, change: change } }))
  }

  function showMessage(button, text, className) {
    var message = button.parentNode.querySelector('.add-message')
    message.textContent = text
    message.classList.toggle('is-failed', className === 'is-failed')
  }

  function add(button) {
    var data = button.dataset
    var select = data.quantityFrom && document.getElementById(data.quantityFrom)
    var more = select ? Number(select.value) : 1
    button.disabled = true
    showMessage(button, data.adding)
    readCart()
      .then(
        (cart) => quantityIn(cart, data.kind, data.add),
        () => lastKnown[data.add] || 0,
      )
      .then((before) => {
        changeCart(changeOf(data.kind, data.add, data.tcm, before + more), (result) => {
          button.disabled = false
          if (result.ok) lastKnown[data.add] = before + more
          if (result.ok) showMessage(button, data.added.replace('{count}', before + more))
          else showMessage(button, result.message || data.failed, 'is-failed')
        })
      })
  }

  document.addEventListener('click', (event) => {
    var button = event.target.closest('[data-add]')
    if (button) add(button)
  })

  window.demoShop = { readCart: readCart, changeCart: changeCart, changeOf: changeOf, countOf: countOf }
})()
