<?php

/** Answers what the test asks a kit: `{ options, call: [name, ...arguments] }` gets `{ result, told, messages }`, or `{ error, … }`. */

declare(strict_types=1);

require __DIR__ . '/../../../../../kits/php/Host.php';

['options' => $options, 'call' => $call] = json_decode((string) file_get_contents('php://input'), true);
[$told, $messages] = [[], []];
try {
    $host = new ShopElements\Host($options + [
        'onError' => static function (string $code, string $message) use (&$told, &$messages): void {
            $told[] = $code;
            $messages[] = $message;
            throw new RuntimeException('The log is full.');
        },
    ]);
    $answer = ['result' => $host->{$call[0]}(...array_slice($call, 1))];
} catch (InvalidArgumentException $error) {
    $answer = ['error' => $error->getMessage()];
}
echo json_encode($answer + ['told' => $told, 'messages' => $messages]);
