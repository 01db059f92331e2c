/* Mock of a third-party consent manager: reads its domain id, and has a settings dialog. */
;(() => {
  var domainId = document.currentScript.getAttribute('data-domain-script')

  /* Heading, sentence and button, in the language of the page. */
  var TEXTS = {
    de: ['Cookie-Einstellungen', 'Das ist der Consent-Manager dieser Demo. Domain-ID:', 'Speichern'],
    fr: [
      'Paramètres des cookies',
      'Voici le gestionnaire de consentement de cette démo. ID de domaine\u202f:',
      'Enregistrer',
    ],
    pl: ['Ustawienia plików cookie', 'To menedżer zgód tej wersji demo. Identyfikator domeny:', 'Zapisz'],
    cs: ['Nastavení cookies', 'Toto je správce souhlasů této ukázky. ID domény:', 'Uložit'],
    hu: ['Sütibeállítások', 'Ez a bemutató hozzájárulás-kezelője. Doménazonosító:', 'Mentés'],
    sk: ['Nastavenia cookies', 'Toto je správca súhlasov tejto ukážky. ID domény:', 'Uložiť'],
    tr: ['Çerez Ayarları', 'Bu, demonun onay yöneticisidir. Alan adı kimliği:', 'Kaydet'],
  }
  var texts = TEXTS[document.documentElement.lang.slice(0, 2)] || TEXTS.de

  function element(name, text) {
    var made = document.createElement(name)
    made.textContent = text
    return made
  }

  var dialog = document.createElement('dialog')
  dialog.className = 'panel'
  dialog.setAttribute('aria-labelledby', 'consent-heading')
  var heading = element('h2', texts[0])
  heading.id = 'consent-heading'
  var button = element('button', texts[2])
  button.type = 'button'
  button.className = 'btn btn-primary'
  button.addEventListener('click', () => {
    dialog.close()
  })
  dialog.append(heading, element('p', `${texts[1]} ${domainId}`), button)
  document.body.append(dialog)

  window.OneTrust = {
    ToggleInfoDisplay: () => {
      dialog.showModal()
    },
  }
})()
