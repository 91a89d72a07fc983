import { ensureBuilt } from '../prepare.js';

ensureBuilt();
