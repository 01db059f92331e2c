/* Mock of a third-party consent manager: reads its domain id, and has a settings dialog. */
;(() => {
  var domainId = document.currentScript.getAttribute('data-domain-script')

  function element(name, text) {
    var made = document.createElement(name)
    made.textContent = text
    return made
  }

  var dialog = document.createElement('dialog')
  dialog.className = 'panel'
  dialog.lang = 'en'
  dialog.setAttribute('aria-labelledby', 'consent-heading')
  var heading = element('h2', 'Privacy settings')
  heading.id = 'consent-heading'
  var button = element('button', 'Save')
  button.type = 'button'
  button.className = 'btn btn-primary'
  button.addEventListener('click', () => {
    dialog.close()
  })
  dialog.append(heading, element('p', `This is the demo's consent manager, for the domain id ${domainId}.`), button)
  document.body.append(dialog)

  window.OneTrust = {
    ToggleInfoDisplay: () => {
      dialog.showModal()
    },
  }
})()
