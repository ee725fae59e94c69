import { afterAll } from 'vitest';
import { keepLogLines, keepMetrics } from './recorded-logs.ts';

keepLogLines();
afterAll(keepMetrics);
