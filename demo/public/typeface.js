/* The brand's two fonts show together, or neither does: a page that one is late for has those of the machine to its end. */
;(() => {
  var LATE_MS = 100
  var root = document.documentElement
  /* German and French have no letter of the second alphabet. */
  var text = /^(de|fr)/.test(root.lang) ? 'a' : 'a\u0151'
  var isLate = false

  function load(name) {
    return document.fonts.load('1em "' + name + ' Variable"', text)
  }

  root.setAttribute('data-fonts', 'none')
  setTimeout(() => {
    isLate = true
  }, LATE_MS)
  Promise.all([load('Figtree'), load('Fraunces')]).then(
    (fonts) => {
      if (!isLate && fonts.every((faces) => faces.length > 0)) root.removeAttribute('data-fonts')
    },
    () => {},
  )
})()
