/* The demo bar: faults of the services, and special items for the cart. */
;(() => {
  var bar = document.querySelector('.demo-bar')
  var message = bar.querySelector('[data-demo-message]')
  var details = bar.querySelector('details')

  function post(url, body, done) {
    var headers = { 'Content-Type': 'application/json' }
    return fetch(url, {
      method: 'POST',
      credentials: 'same-origin',
      headers: headers,
      body: JSON.stringify(body),
    }).then(
      (answer) => {
        message.textContent = answer.ok ? done : url + ' answers ' + answer.status
      },
      (error) => {
        message.textContent = error.message
      },
    )
  }

  bar.addEventListener('change', (event) => {
    if (!event.target.matches('[data-call]')) return
    var faults = {}
    bar.querySelectorAll('[data-call]').forEach((select) => {
      if (select.value) faults[select.dataset.call] = JSON.parse(select.value)
    })
    post('/demo/scenarios', { faults: faults }, 'Faults set; they last until you change them.')
  })

  bar.addEventListener('click', (event) => {
    var button = event.target.closest('[data-cart-action]')
    if (!button) return
    post('/demo/cart', JSON.parse(button.dataset.cartAction), 'Cart changed: ' + button.textContent).then(() => {
      window.dispatchEvent(new CustomEvent('cartTriggerUpdate'))
    })
  })

  /* The bar stays open across page loads, where storage is available. */
  try {
    details.open = sessionStorage.getItem('demo.barOpen') === 'true'
    details.addEventListener('toggle', () => {
      sessionStorage.setItem('demo.barOpen', String(details.open))
    })
  } catch (error) {
    /* Without storage it starts closed. */
  }
})()
