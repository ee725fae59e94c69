import { useRef, useState } from 'react';
import { leftByLastPage } from '../last-page.ts';
import { pathOfActor, type TestImports, testOfPath } from '../path.ts';
import type { Recorder } from '../recorder.ts';
import { readRecording, writeRecording } from '../recording.ts';
import { openStately } from '../stately.ts';
import type { Session } from './use-session.ts';

interface ToolbarProps {
  readonly session: Session;
  readonly recorder: Recorder;
  readonly testImports: TestImports | undefined;
  /** `?inspect=stately`: only then may anything be sent. */
  readonly stately: boolean;
}

/** Takes what happened out of the panel, and into it. */
export function Toolbar({ session, recorder, testImports, stately }: ToolbarProps) {
  const [note, setNote] = useState('');
  const [lastPage] = useState(leftByLastPage);
  const picker = useRef<HTMLInputElement>(null);
  const { recording, chosen, n, machines } = session;

  const attempt = async (done: string, work: () => void | Promise<void>) => {
    try {
      await work();
      setNote(done);
    } catch (error) {
      setNote(error instanceof Error ? error.message.slice(0, 200) : String(error));
    }
  };
  const path = () => pathOfActor(recording, chosen?.actor.id ?? '', n);
  const copy = (text: string) => navigator.clipboard.writeText(text);

  return (
    <div className="toolbar" role="toolbar" aria-label="Recording">
      <button type="button" onClick={() => attempt('The path is copied.', () => copy(JSON.stringify(path(), null, 2)))}>
        Copy path
      </button>
      <button type="button" onClick={() => attempt('The test is copied.', () => copy(testOfPath(path(), recording.began, testImports)))}>
        Copy test
      </button>
      <button type="button" onClick={() => attempt('The recording is saved.', () => save(writeRecording(recording)))}>
        Save
      </button>
      <button type="button" onClick={() => picker.current?.click()}>
        Load
      </button>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="Recording file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file === undefined) return;
          void attempt('', async () => session.open(recordingIn(await file.text()), file.name));
          target.value = '';
        }}
      />
      {lastPage !== null && (
        <button type="button" onClick={() => session.open(lastPage, 'the page before')}>
          Last page
        </button>
      )}
      {stately && (
        <button
          type="button"
          onClick={() =>
            attempt('Stately’s inspector is opened in a window.', () => {
              if (openStately(recorder, machines.machine) === null) throw new Error('The browser blocked the window.');
            })
          }
        >
          Open Stately
        </button>
      )}
      <output>{note}</output>
    </div>
  );
}

function recordingIn(text: string) {
  try {
    return readRecording(text);
  } catch {
    throw new Error('This file is no recording.');
  }
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const name = `recording-${new Date().toISOString().replace(/[:.]/g, '-')}.json`;
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
