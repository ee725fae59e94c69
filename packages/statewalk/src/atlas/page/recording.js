(() => {
  const known = JSON.parse(document.getElementById('known').textContent);
  const element = (id) => document.getElementById(id);
  const [file, said, sheet, chart, pick, slider, play, list] = ['file', 'said', 'sheet', 'chart', 'pick', 'step', 'play', 'steps'].map(
    element,
  );
  const templates = new Map([...document.querySelectorAll('template')].map((each) => [each.dataset.machine, each]));
  /** Steps of machines that the slider goes through, oldest first; by actor, or of all. */
  let all = [];
  let steps = [];
  let actors = new Map();
  let timer;
  let leave = new AbortController();

  /** Every state that a state value names, composite ones included. */
  function held(value, above = []) {
    if (typeof value === 'string') return [[...above, value].join('.')];
    return Object.entries(value ?? {}).flatMap(([key, each]) => [[...above, key].join('.'), ...held(each, [...above, key])]);
  }

  const nameOf = (id) => {
    const actor = actors.get(id);
    if (actor === undefined) return 'the page';
    return actor.parent === null ? actor.name : `${nameOf(actor.parent)} › ${actor.name}`;
  };
  const leaves = (states) => states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)));

  function draw(machine) {
    if (chart.dataset.machine === machine) return;
    chart.dataset.machine = machine;
    chart.replaceChildren(templates.get(machine).content.cloneNode(true));
    leave.abort();
    leave = new AbortController();
    zoomable(chart, chart.querySelector('svg'), leave.signal).open();
  }

  function choose(at) {
    const step = steps[at];
    const { machine } = actors.get(step.actor);
    const states = held(step.snapshot.value);
    const before = new Set(steps.slice(0, at + 1).flatMap((each) => (each.actor === step.actor ? held(each.snapshot.value) : [])));
    const names = known.transitions[machine];
    const taken = step.transitions.map((name) => String(names.indexOf(name)));
    draw(machine);
    const svg = chart.querySelector('svg');
    svg.classList.add('lights');
    for (const box of svg.querySelectorAll('[data-state]')) {
      box.classList.toggle('on', before.has(box.dataset.state));
      box.classList.toggle('now', states.includes(box.dataset.state));
    }
    for (const arrow of svg.querySelectorAll('[data-transitions]'))
      arrow.classList.toggle(
        'now',
        arrow.dataset.transitions.split(' ').some((each) => taken.includes(each)),
      );
    // What the step entered, where others hold on beside it.
    const was = held(steps.slice(0, at).findLast(({ actor }) => actor === step.actor)?.snapshot.value);
    const now = [...svg.querySelectorAll('.leaf.now')];
    const entered = now.filter((box) => !was.includes(box.dataset.state));
    bringIntoSight(
      chart,
      (entered.length > 0 ? entered : now).map((box) => box.querySelector('rect')),
    );
    slider.value = String(at);
    element('count').textContent = `${at + 1} of ${steps.length}`;
    element('who').textContent = `${nameOf(step.actor)} (${machine})`;
    const shown = document.createElement('pre');
    shown.textContent = JSON.stringify({ event: step.event, context: step.snapshot.context, output: step.snapshot.output }, null, 1);
    element('now').replaceChildren(shown);
    for (const row of list.children) row.classList.toggle('now', row.dataset.step === String(at));
    list.children[at].scrollIntoView({ block: 'nearest' });
  }

  /** As the transition that it takes calls it. */
  function eventOf({ event: { type }, transitions: [taken = ''] }) {
    return type === 'xstate.init' ? 'starts' : (/: (.+?)(?: \[| -> )/.exec(taken)?.[1] ?? type);
  }

  function rowOf(step, at) {
    const row = document.createElement('li');
    row.dataset.step = String(at);
    const number = document.createElement('button');
    number.type = 'button';
    number.textContent = String(at + 1);
    number.addEventListener('click', () => {
      stop();
      choose(at);
    });
    const words = document.createElement('div');
    const does = document.createElement('p');
    does.className = 'does';
    does.textContent = `${nameOf(step.actor)}: ${eventOf(step)}`;
    const sees = document.createElement('p');
    sees.className = 'sees';
    sees.textContent = `${leaves(held(step.snapshot.value)).join(' · ')} (${(step.at / 1000).toFixed(1)} s)`;
    words.append(does, sees);
    row.append(number, words);
    return row;
  }

  function show() {
    stop();
    steps = all.filter(({ actor }) => pick.value === '' || actor === pick.value);
    slider.max = String(steps.length - 1);
    list.replaceChildren(...steps.map(rowOf));
    choose(0);
  }

  function stop() {
    clearInterval(timer);
    timer = undefined;
    play.textContent = 'Play';
  }

  file.addEventListener('change', async () => {
    sheet.hidden = true;
    try {
      const recording = JSON.parse(await file.files[0].text());
      if (!String(recording.format).endsWith(known.format))
        throw new Error(`its format is ${recording.format}, this atlas reads those that end in ${known.format}`);
      actors = new Map(recording.actors.map((actor) => [actor.id, actor]));
      const isOfMachine = ({ kind, actor, snapshot }) => kind === 'step' && snapshot !== null && templates.has(actors.get(actor)?.machine);
      all = recording.entries.filter(isOfMachine);
      if (all.length === 0) throw new Error('no machine of this atlas took a step in it');
      const gone = all.flatMap(({ actor, transitions }) =>
        transitions.filter((name) => !known.transitions[actors.get(actor).machine].includes(name)),
      );
      said.textContent = `${file.files[0].name}: ${all.length} steps, began ${recording.began}.${
        gone.length === 0 ? '' : ` ${gone.length} of its transitions are not in this atlas: the machines have changed since.`
      }`;
      const choices = [...new Set(all.map(({ actor }) => actor))].map((id) => new Option(nameOf(id), id));
      pick.replaceChildren(new Option('all', ''), ...choices);
      sheet.hidden = false;
      show();
    } catch (error) {
      said.textContent = `This file is no recording that can be shown: ${error.message}`;
    }
  });
  pick.addEventListener('change', show);
  slider.addEventListener('input', () => {
    stop();
    choose(Number(slider.value));
  });
  play.addEventListener('click', () => {
    if (timer !== undefined) return stop();
    play.textContent = 'Pause';
    choose(slider.value === slider.max ? 0 : Number(slider.value) + 1);
    timer = setInterval(() => {
      if (slider.value === slider.max) stop();
      else choose(Number(slider.value) + 1);
    }, 1000);
  });
})();
