(() => {
  /** Path, then step: the states that hold, and the numbers of the transitions that the step took. */
  const paths = JSON.parse(document.getElementById('moments').textContent);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const [chart] = all('.chart');
  const [svg] = all('.chart svg');
  const pick = document.getElementById('pick');
  const slider = document.getElementById('step');
  const play = document.getElementById('play');
  const boxes = all('.chart [data-state]');
  const arrows = all('.chart [data-transitions]');
  const numbers = new Map(arrows.map((arrow) => [arrow, arrow.dataset.transitions.split(' ')]));
  /** The path and step that are chosen; path 0 is none. */
  let chosen = { path: 0, step: 0 };
  let timer;

  function light(path, step) {
    const moments = paths[path - 1] ?? [];
    const now = moments[step];
    const states = new Set(moments.flatMap((each) => each.states));
    const taken = new Set(moments.flatMap((each) => each.taken).map(String));
    const takenNow = new Set((now?.taken ?? []).map(String));
    svg.classList.toggle('lights', moments.length > 0);
    for (const box of boxes) {
      box.classList.toggle('on', states.has(box.dataset.state));
      box.classList.toggle('now', now?.states.includes(box.dataset.state) ?? false);
    }
    for (const [arrow, its] of numbers) {
      arrow.classList.toggle(
        'on',
        its.some((each) => taken.has(each)),
      );
      arrow.classList.toggle(
        'now',
        its.some((each) => takenNow.has(each)),
      );
    }
    bringIntoSight();
  }

  const lightChosen = () => light(chosen.path, chosen.path === 0 ? undefined : chosen.step);

  /** Scrolls the chart, never the page: to all states that hold, where there is room for them, else to the last. */
  function bringIntoSight() {
    const rects = boxes.filter((box) => box.matches('.leaf.now')).map((box) => box.querySelector('rect').getBoundingClientRect());
    if (rects.length === 0) return;
    const outer = chart.getBoundingClientRect();
    const all = around(rects);
    const inner = all.right - all.left <= outer.width && all.bottom - all.top <= outer.height ? all : around(rects.slice(-1));
    if (inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom) return;
    chart.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
    chart.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
  }
  // A picture of the film comes later, and takes some of the chart's height.
  new ResizeObserver(bringIntoSight).observe(chart);

  function around(rects) {
    return {
      left: Math.min(...rects.map(({ left }) => left)),
      right: Math.max(...rects.map(({ right }) => right)),
      top: Math.min(...rects.map(({ top }) => top)),
      bottom: Math.max(...rects.map(({ bottom }) => bottom)),
    };
  }

  function choose(path, step) {
    const last = (paths[path - 1]?.length ?? 1) - 1;
    chosen = { path, step: Math.min(Math.max(step, 0), last) };
    pick.value = path === 0 ? '' : String(path);
    slider.disabled = play.disabled = path === 0;
    slider.max = String(last);
    slider.value = String(chosen.step);
    document.getElementById('count').textContent = path === 0 ? '' : `${chosen.step} of ${last}`;
    const row = path === 0 ? null : document.getElementById(`path-${path}-${chosen.step}`);
    for (const each of all('[data-step].now')) if (each !== row) each.classList.remove('now');
    row?.classList.add('now');
    slider.setAttribute('aria-valuetext', row?.querySelector('.sees').textContent ?? '');
    document.getElementById('now').replaceChildren(...(row === null ? [] : [...row.querySelector('div').cloneNode(true).childNodes]));
    lightChosen();
  }

  /** As `choose`, and the address says so: it can be copied. */
  function go(path, step) {
    choose(path, step);
    history.replaceState(null, '', path === 0 ? location.pathname : chosen.step === 0 ? `#path-${path}` : `#path-${path}-${chosen.step}`);
  }

  function stop() {
    clearInterval(timer);
    timer = undefined;
    play.textContent = 'Play';
  }

  function goToHash() {
    const hash = decodeURIComponent(location.hash.slice(1));
    const [, path, step] = /^path-(\d+)(?:-(\d+))?$/.exec(hash) ?? [];
    for (const box of boxes) box.classList.toggle('chosen', hash === `state-${box.dataset.state}`);
    if (path !== undefined && paths[path - 1] !== undefined) {
      document.getElementById(`path-${path}`).open = true;
      choose(Number(path), Number(step ?? 0));
      document.getElementById(hash)?.scrollIntoView({ block: step === undefined ? 'start' : 'nearest' });
    }
    bringIntoSight(boxes.find((box) => box.classList.contains('chosen')));
  }

  pick.addEventListener('change', () => {
    stop();
    go(Number(pick.value), 0);
  });
  slider.addEventListener('input', () => {
    stop();
    go(chosen.path, Number(slider.value));
  });
  play.addEventListener('click', () => {
    if (timer !== undefined) return stop();
    const isAtEnd = slider.value === slider.max;
    go(chosen.path, isAtEnd ? 0 : chosen.step + 1);
    play.textContent = 'Pause';
    timer = setInterval(() => {
      go(chosen.path, chosen.step + 1);
      if (slider.value === slider.max) stop();
    }, 1400);
  });

  for (const path of all('details.path')) {
    const number = Number(path.dataset.path);
    const preview = ({ target }) => {
      const step = target.closest('[data-step]')?.dataset.step;
      light(number, step === undefined ? undefined : Number(step));
    };
    path.addEventListener('mouseover', preview);
    path.addEventListener('focusin', preview);
    path.addEventListener('mouseleave', lightChosen);
    path.addEventListener('focusout', lightChosen);
    path.querySelector('summary').addEventListener('click', () => {
      stop();
      if (!path.open) go(number, 0);
    });
  }

  const { width, height } = svg.viewBox.baseVal;
  let scale = 1;
  function zoom(to) {
    scale = Math.min(Math.max(to, 0.1), 3);
    svg.setAttribute('width', String(width * scale));
    svg.setAttribute('height', String(height * scale));
  }
  const fitting = () => Math.min(1, (chart.clientWidth - 2) / width, Math.max((chart.clientHeight - 2) / height, 0.1));
  for (const button of all('[data-zoom]'))
    button.addEventListener('click', () =>
      zoom(button.dataset.zoom === 'fit' ? fitting() : button.dataset.zoom === 'in' ? scale * 1.25 : scale / 1.25),
    );
  // As large as fits, while names can be read.
  zoom(Math.max(fitting(), 0.75));

  function speak(language) {
    document.documentElement.dataset.language = language;
    for (const button of all('[data-choose]')) button.setAttribute('aria-pressed', String(button.dataset.choose === language));
  }
  for (const button of all('[data-choose]'))
    button.addEventListener('click', () => {
      speak(button.dataset.choose);
      try {
        localStorage.setItem('atlas-language', button.dataset.choose);
      } catch {
        // Storage may be off: then the choice is this page's.
      }
    });
  const languages = all('[data-choose]').map((button) => button.dataset.choose);
  const own =
    navigator.languages.map((tag) => tag.slice(0, 2)).find((language) => languages.includes(language)) ??
    document.documentElement.dataset.language;
  try {
    speak(localStorage.getItem('atlas-language') ?? own);
  } catch {
    speak(own);
  }

  // Where the chart lies above the lists, what is scrolled to stands below it.
  const [stage] = all('.stage');
  const measure = () => document.documentElement.style.setProperty('--stage', `${stage.offsetHeight}px`);
  new ResizeObserver(measure).observe(stage);
  measure();

  // Paper opens nothing.
  const opened = [];
  addEventListener('beforeprint', () => {
    for (const path of all('details:not([open])')) {
      path.open = true;
      opened.push(path);
    }
  });
  addEventListener('afterprint', () => {
    for (const path of opened.splice(0)) path.open = false;
  });
  addEventListener('hashchange', goToHash);
  goToHash();
})();
