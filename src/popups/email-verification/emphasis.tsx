import { Sentences } from '#src/ui/layout/sentences.tsx';

/** A text in which one part, a value that it names, stands out. */
export function Emphasis({ text, part }: { text: string; part: string }) {
  return <Sentences draw={(sentence) => emphasised(sentence, part)}>{text}</Sentences>;
}

function emphasised(text: string, part: string) {
  const at = text.indexOf(part);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{part}</b>
      {text.slice(at + part.length)}
    </>
  );
}
