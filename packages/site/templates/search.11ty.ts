/** The page of the search: Pagefind finds pages by words, and rules of the specification by their number. */
export const data = {
  layout: 'layout.11ty.ts',
  permalink: 'search.html',
  path: 'search.html',
  title: 'Search',
  scripts: ['search'],
  isSearchPage: true,
}

export const render = (): string => `<h1>Search</h1>
<form role="search" aria-label="The whole documentation">
<label for="search-page">Words, or the number of a rule such as HEADER-14</label>
<input id="search-page" type="search" name="q" autocomplete="off" autofocus>
</form>
<p id="count" role="status"></p>
<ol id="results"></ol>
<noscript><p>Search needs scripts. The menu leads to every page.</p></noscript>`
