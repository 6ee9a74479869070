import { z } from 'zod';

// The content security policy forbids eval. Without this zod would try it once, and the browser would report that.
z.config({ jitless: true });
