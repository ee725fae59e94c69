(() => {
  /** Path, then step: the states that hold, and the numbers of the transitions that the step took. */
  const paths = JSON.parse(document.getElementById('moments').textContent);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const [chart] = all('.chart');
  const whole = chart.querySelector('svg');
  const folded = document.getElementById('folded')?.content.querySelector('svg');
  const fold = document.getElementById('fold');
  const pick = document.getElementById('pick');
  const slider = document.getElementById('step');
  const play = document.getElementById('play');
  /** What is shown: the whole chart, or the folded one. */
  let svg;
  let boxes;
  let numbers;
  let view;
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
    bringNow();
  }

  const lightChosen = () => light(chosen.path, chosen.path === 0 ? undefined : chosen.step);

  const bringNow = () =>
    bringIntoSight(
      chart,
      boxes.filter((box) => box.matches('.leaf.now')).map((box) => box.querySelector('rect')),
    );
  // A picture of the film comes later, and takes some of the chart's height.
  new ResizeObserver(bringNow).observe(chart);

  /** Shows the whole chart or the folded one, at a size that can be read, and where it begins. */
  let leave = new AbortController();
  function draw(next, state) {
    leave.abort();
    leave = new AbortController();
    svg = next;
    chart.replaceChildren(svg);
    boxes = [...svg.querySelectorAll('[data-state]')];
    numbers = new Map([...svg.querySelectorAll('[data-transitions]')].map((arrow) => [arrow, arrow.dataset.transitions.split(' ')]));
    view = zoomable(chart, svg, leave.signal);
    view.open();
    const isWithin = ({ dataset }) => state === undefined || dataset.state.startsWith(`${state}.`);
    const first = boxes.filter((box) => box.matches('.leaf[data-initial]') && isWithin(box));
    // To the left of what it begins with nothing stands.
    chart.scrollTo(0, 0);
    bringIntoSight(
      chart,
      first.slice(0, 1).map((box) => box.querySelector('rect')),
    );
    fold?.setAttribute('aria-pressed', String(svg === folded));
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
    bringIntoSight(
      chart,
      boxes.filter((box) => box.classList.contains('chosen')).map((box) => box.querySelector('rect')),
    );
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

  const zooms = { fit: () => view.fit(), in: () => view.larger(), out: () => view.smaller() };
  for (const button of all('[data-zoom]')) button.addEventListener('click', zooms[button.dataset.zoom]);
  const show = (next, state) => {
    draw(next, state);
    lightChosen();
  };
  fold?.addEventListener('click', () => show(svg === folded ? whole : folded));
  // A folded state opens where it is pressed.
  folded?.addEventListener('click', (event) => {
    const box = event.target.closest('[data-state]');
    if (box === null || whole.querySelector(`[data-state="${box.dataset.state}"].leaf`) !== null) return;
    event.preventDefault();
    show(whole, box.dataset.state);
  });

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
  /** Another atlas from the same place may have been read in a language that this one lacks. */
  function chosenBefore() {
    try {
      return languages.find((language) => language === localStorage.getItem('atlas-language'));
    } catch {
      return undefined;
    }
  }
  speak(chosenBefore() ?? own);

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
  draw(whole);
  addEventListener('hashchange', goToHash);
  goToHash();
})();
