/* The developer's bar: faults of the services, and special items for the cart. */
(function () {
  'use strict';

  var bar = document.querySelector('.demo-bar');
  if (!bar) return;
  var OPEN = 'demo.barOpen';
  var message = bar.querySelector('[data-demo-message]');
  var details = bar.querySelector('details');

  function say(text) {
    message.textContent = text;
  }

  function post(url, body) {
    return fetch(url, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).then(function (answer) {
      if (!answer.ok) throw new Error(url + ' answers ' + answer.status);
    });
  }

  function faults() {
    var wanted = {};
    [].forEach.call(bar.querySelectorAll('[data-call]'), function (select) {
      if (select.value) wanted[select.dataset.call] = JSON.parse(select.value);
    });
    return wanted;
  }

  bar.addEventListener('change', function (event) {
    if (!event.target.matches('[data-call]')) return;
    post('/demo/scenarios', { faults: faults() }).then(function () {
      say('Faults set; they last until you change them.');
    }, function (error) {
      say(error.message);
    });
  });

  bar.addEventListener('click', function (event) {
    var button = event.target.closest('[data-cart-order]');
    if (!button) return;
    post('/demo/cart', JSON.parse(button.dataset.cartOrder)).then(function () {
      say('Cart changed: ' + button.textContent);
      window.dispatchEvent(new CustomEvent('cartTriggerUpdate'));
    }, function (error) {
      say(error.message);
    });
  });

  /* The bar stays open over page loads; barred storage is no reason to fail. */
  try {
    details.open = sessionStorage.getItem(OPEN) === 'true';
    details.addEventListener('toggle', function () {
      sessionStorage.setItem(OPEN, String(details.open));
    });
  } catch (error) {
    /* It starts closed then. */
  }
})();
