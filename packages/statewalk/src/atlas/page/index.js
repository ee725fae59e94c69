(() => {
  /** Kind, name, address, what it is about, and sentences that are searched, too. */
  const entries = JSON.parse(document.getElementById('entries').textContent);
  const search = document.getElementById('search');
  const results = document.getElementById('results');
  const found = document.getElementById('found');
  const whole = document.getElementById('whole');
  const MOST = 60;

  const has = (text, words) => words.every((word) => text.toLowerCase().includes(word));

  function resultOf([kind, name, address, text, ...said], words) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    const tag = document.createElement('span');
    const about = document.createElement('p');
    link.href = address;
    link.textContent = name;
    tag.className = 'tag';
    tag.textContent = kind;
    about.className = 'about';
    // Which sentence it was found by.
    const by = has(`${name} ${text}`, words) ? null : said.find((each) => words.some((word) => has(each, [word])));
    about.textContent = by ?? text;
    item.append(tag, ' ', link, about);
    return item;
  }

  function show() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const fitting = words.length === 0 ? [] : entries.filter(([, name, , ...texts]) => has([name, ...texts].join(' '), words));
    // Those whose name fits come first, then those with the words in one sentence.
    const rank = ([, name, , ...texts]) => (has(name, words) ? 2 : texts.some((text) => has(text, words)) ? 1 : 0);
    fitting.sort((a, b) => rank(b) - rank(a));
    whole.hidden = words.length > 0;
    found.textContent = words.length === 0 ? '' : `${fitting.length} found${fitting.length > MOST ? `, the first ${MOST} shown` : ''}`;
    results.replaceChildren(...fitting.slice(0, MOST).map((entry) => resultOf(entry, words)));
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
