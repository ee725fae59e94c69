import styles from './progress.module.css';

export interface StepperProps {
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** Index of the present one, from 0. */
  current: number;
  /** Names the list for screen readers: "Step 2 of 3". */
  label: string;
}

export function Stepper({ steps, current, label }: StepperProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} data-done={index < current} aria-current={index === current ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  );
}
