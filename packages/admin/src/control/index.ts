export { NoControlSocket, sendCommand } from './send-command.js';
export { serveCommands } from './serve-commands.js';
