(() => {
  /** Kind, name, address, what else is searched. */
  const entries = JSON.parse(document.getElementById('entries').textContent);
  const search = document.getElementById('search');
  const results = document.getElementById('results');
  const found = document.getElementById('found');
  const whole = document.getElementById('whole');
  const MOST = 60;

  function resultOf([kind, name, address, text]) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    const tag = document.createElement('span');
    const about = document.createElement('p');
    link.href = address;
    link.textContent = name;
    tag.className = 'tag';
    tag.textContent = kind;
    about.className = 'about';
    about.textContent = text;
    item.append(tag, ' ', link, about);
    return item;
  }

  function show() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const has = (text) => words.every((word) => text.toLowerCase().includes(word));
    const fitting = words.length === 0 ? [] : entries.filter(([, name, , text]) => has(`${name} ${text}`));
    // Those whose name fits come first.
    fitting.sort((a, b) => Number(has(b[1])) - Number(has(a[1])));
    whole.hidden = words.length > 0;
    found.textContent = words.length === 0 ? '' : `${fitting.length} found${fitting.length > MOST ? `, the first ${MOST} shown` : ''}`;
    results.replaceChildren(...fitting.slice(0, MOST).map(resultOf));
  }

  search.addEventListener('input', show);
  // A result can be a requirement of this page.
  addEventListener('hashchange', () => {
    search.value = '';
    show();
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  });
  show();
})();
