/* The demo bar: faults of the services, and special items for the cart. */
;(() => {
  var bar = document.querySelector('.demo-bar')
  if (!bar) return
  var OPEN = 'demo.barOpen'
  var message = bar.querySelector('[data-demo-message]')
  var details = bar.querySelector('details')

  function showMessage(text) {
    message.textContent = text
  }

  function post(url, body) {
    return fetch(url, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).then((answer) => {
      if (!answer.ok) throw new Error(url + ' answers ' + answer.status)
    })
  }

  function faults() {
    var wanted = {}
    ;[].forEach.call(bar.querySelectorAll('[data-call]'), (select) => {
      if (select.value) wanted[select.dataset.call] = JSON.parse(select.value)
    })
    return wanted
  }

  bar.addEventListener('change', (event) => {
    if (!event.target.matches('[data-call]')) return
    post('/demo/scenarios', { faults: faults() }).then(
      () => {
        showMessage('Faults set; they last until you change them.')
      },
      (error) => {
        showMessage(error.message)
      },
    )
  })

  bar.addEventListener('click', (event) => {
    var button = event.target.closest('[data-cart-action]')
    if (!button) return
    post('/demo/cart', JSON.parse(button.dataset.cartAction)).then(
      () => {
        showMessage('Cart changed: ' + button.textContent)
        window.dispatchEvent(new CustomEvent('cartTriggerUpdate'))
      },
      (error) => {
        showMessage(error.message)
      },
    )
  })

  /* The bar stays open across page loads, where storage is available. */
  try {
    details.open = sessionStorage.getItem(OPEN) === 'true'
    details.addEventListener('toggle', () => {
      sessionStorage.setItem(OPEN, String(details.open))
    })
  } catch (error) {
    /* Without storage it starts closed. */
  }
})()
